import { type Layout, MEMBERS, type MemberName } from '../layout.ts'
import { inNetwork } from '../network.ts'
import { run } from '../run.ts'

/** The member of etcd that leads. */
export async function findEtcdLeader(layout: Layout): Promise<MemberName> {
  for (const member of MEMBERS) {
    const endpoint = `--endpoints=http://${layout.address(member)}:2379`
    const status = await run(
      inNetwork(member, [
        'env',
        'ETCDCTL_API=3',
        'etcdctl',
        endpoint,
        'endpoint',
        'status',
        '-w',
        'json',
      ]),
    )
    const [{ Status }] = JSON.parse(status)
    if (Status.leader === Status.header.member_id) return member
  }
  throw new Error('no member of etcd leads')
}
