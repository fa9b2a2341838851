import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { RestoreSteps } from './restore-steps.tsx'
import { SettingsTable } from './settings-table.tsx'
import { StoredBackups } from './stored-backups.tsx'
import type { ServerSetting } from './system-query.ts'

function aSetting(setting: Partial<ServerSetting> & Pick<ServerSetting, 'name'>): ServerSetting {
  return { value: null, isSecret: false, isSet: false, ...setting }
}

test('[DESK-176] settings stand there in words and by variable, a secret only as set', async () => {
  const { text, html } = await renderHtml(
    <SettingsTable
      settings={[
        aSetting({ name: 'PUBLIC_URL', value: 'https://bloesem.voorbeeld', isSet: true }),
        aSetting({ name: 'METRICS', value: false }),
        aSetting({ name: 'DATABASE_URL' }),
        aSetting({ name: 'SOCIAL_CLIENT_SECRET', isSecret: true }),
        aSetting({ name: 'SECRET_KEY', isSecret: true, isSet: true }),
      ]}
    />,
  )
  expect(text).toContain('Adres van de site PUBLIC_URL https://bloesem.voorbeeld omgeving')
  expect(text).toContain('Metingen METRICS uit standaard')
  expect(text).toContain('Database DATABASE_URL Meegeleverd standaard')
  expect(text).toContain(
    '1 instelling is niet ingesteld Geheim van sociaal inloggen SOCIAL_CLIENT_SECRET',
  )
  expect(text).toContain('Geheime sleutel SECRET_KEY Ingesteld, nooit te zien omgeving')
  expect(html.match(/scope="row"/g)).toHaveLength(4)
})

test('[DESK-176] the page says how a backup is restored, the key before the file', async () => {
  const { text } = await renderHtml(<RestoreSteps />)
  const [key, restore, start] = ['DATA_DIR/secret', 'npm run restore', 'npm start'].map((words) =>
    text.indexOf(words),
  )
  expect(key).toBeGreaterThan(0)
  expect(restore).toBeGreaterThan(key ?? 0)
  expect(start).toBeGreaterThan(restore ?? 0)
})

function renderBackups(queries: QueryClient) {
  return renderHtml(
    <QueryClientProvider client={queries}>
      <StoredBackups isBusy={false} onDownload={() => {}} />
    </QueryClientProvider>,
  )
}

test('[DESK-285] kept backups are those of the server that answers, and that they did not load is said', async () => {
  const loaded = new QueryClient()
  loaded.setQueryData(['desk-backups'], [])
  expect((await renderBackups(loaded)).text).toContain('die van de server die nu antwoordt')
  const failed = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  await failed
    .prefetchQuery({
      queryKey: ['desk-backups'],
      queryFn: () => {
        throw new Error('away', { cause: 'unavailable' })
      },
    })
    .catch(() => undefined)
  const { text } = await renderBackups(failed)
  expect(text).toContain('De bewaarde back-ups zijn niet geladen')
  expect(text).toContain('Probeer opnieuw')
})
