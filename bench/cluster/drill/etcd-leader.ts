import { type Layout, NODES, type NodeName } from '../layout.ts'
import { inNetwork } from '../network.ts'
import { run } from '../run.ts'

/** The node whose member of etcd leads. */
export async function findEtcdLeader(layout: Layout): Promise<NodeName> {
  for (const node of NODES) {
    const endpoint = `--endpoints=http://${layout.address(node)}:2379`
    const status = await run(
      inNetwork(node, [
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
    if (Status.leader === Status.header.member_id) return node
  }
  throw new Error('no member of etcd leads')
}
