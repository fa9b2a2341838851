import { useNavigate } from '@tanstack/react-router'
import { OPERATOR_ACTS } from '#domain/operator-log/acts.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { LogFilter } from './log-query.ts'

interface LogFiltersProps {
  filter: LogFilter
  operators: readonly { userName: string; name: string }[]
}

/** Who, what and which days. Each choice is in the address. */
export function LogFilters({ filter, operators }: LogFiltersProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const show = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '/desk/log',
      search: Object.fromEntries(
        Object.entries({ ...filter, ...change }).flatMap(([name, value]) =>
          value ? [[name, value]] : [],
        ),
      ),
      replace: true,
      resetScroll: false,
    })
  const hasFilter = Object.values(filter).some((value) => value !== undefined)
  const isUnknown =
    filter.operator && !operators.some(({ userName }) => userName === filter.operator)
  return (
    <search
      aria-label={t('deskLog.filters')}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3"
    >
      <SelectField
        label={t('deskLog.operator')}
        value={filter.operator ?? ''}
        onChange={({ target }) => show({ operator: target.value })}
      >
        <option value="">{t('deskLog.everybody')}</option>
        {operators.map(({ userName, name }) => (
          <option key={userName} value={userName}>
            {name}
          </option>
        ))}
        {isUnknown && filter.operator !== 'command-line' && (
          <option value={filter.operator}>{filter.operator}</option>
        )}
        <option value="command-line">{t('deskLog.commandLine')}</option>
      </SelectField>
      <SelectField
        label={t('deskLog.act')}
        value={filter.act ?? ''}
        onChange={({ target }) => show({ act: target.value })}
      >
        <option value="">{t('deskLog.everything')}</option>
        {OPERATOR_ACTS.map((act) => (
          <option key={act} value={act}>
            {t(`desk.acts.${act}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('deskLog.from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ target }) => show({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('deskLog.to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ target }) => show({ to: target.value })}
      />
      {hasFilter && (
        <Button
          tone="quiet"
          onClick={() => void navigate({ to: '/desk/log', search: {}, replace: true })}
        >
          {t('deskLog.clear')}
        </Button>
      )}
    </search>
  )
}
