import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memberValues, nodeValues } from './configure.ts'
import { fillTemplate } from './fill-template.ts'
import { readLayout } from './layout.ts'

test('[SCALE-20] a template is filled as envsubst fills it, and never by half', () => {
  const name = (variable: string) => `\${${variable}}`
  const text = `host=${name('A_HOST')} port=${name('PORT')}`
  expect(fillTemplate(text, { A_HOST: 'db1', PORT: '5432' })).toBe('host=db1 port=5432')
  expect(() => fillTemplate(text + name('B'), { PORT: '' })).toThrow('no value for A_HOST, B')
})

test('[SCALE-20] the files of a database machine are those of deploy/cluster, filled', () => {
  const layout = readLayout({})
  const fill = (file: string, values: Record<string, string>) =>
    fillTemplate(readFileSync(`deploy/cluster/${file}`, 'utf8'), values)
  expect(fill('etcd.yaml', memberValues(layout, 'etcd2'))).toContain('http://10.54.0.15:2379')
  for (const file of ['patroni.yaml', 'pgbackrest.conf'])
    expect(fill(file, nodeValues(layout, 'db2'))).toContain('/mnt/bloesem/db2/data')
  expect(fill('patroni.yaml', nodeValues(layout, 'db2'))).toContain('name: db2')
})

test('[SCALE-20] all ports follow from one, and all addresses from one network', () => {
  const layout = readLayout({ CLUSTER_PORT: '6400', CLUSTER_NETWORK: '10.64.7' })
  const ports = [
    layout.sitePort,
    layout.leaderPort,
    layout.replicasPort,
    layout.pgbouncerPort('app3'),
    layout.appPort('app1'),
    layout.appPort('app3'),
  ]
  expect(ports).toEqual([6400, 6402, 6403, 6412, 6420, 6422])
  expect([layout.address('db3'), layout.address('etcd3')]).toEqual(['10.64.7.13', '10.64.7.16'])
  expect(readLayout({}).siteUrl).toBe('http://127.0.0.1:5400')
})

test.each([
  [{ CLUSTER_PORT: '80' }, 'CLUSTER_PORT'],
  [{ CLUSTER_PORT: 'many' }, 'CLUSTER_PORT'],
  [{ CLUSTER_NETWORK: '10.64' }, 'CLUSTER_NETWORK'],
  [{ CLUSTER_NETWORK: '10.64.256' }, 'CLUSTER_NETWORK'],
])('[SCALE-20] %j is refused by name', (env, name) => {
  expect(() => readLayout(env)).toThrow(name)
})
