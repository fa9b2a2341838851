import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { setSingleKeys, useSingleKeys } from '../shell/single-keys.ts'
import { SettingsSection } from './settings-section.tsx'

/** Whether single keys act in the agenda on this device (WORK-157). */
export function KeysSection() {
  const { t } = useTranslation()
  const isOn = useSingleKeys()
  return (
    <SettingsSection title={t('settings.keys.title')} lead={t('settings.keys.hint')}>
      <Checkbox checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)}>
        {t('settings.keys.single')}
      </Checkbox>
    </SettingsSection>
  )
}
