import type { homeVisit as english } from '../en/home-visit.ts'
import type { Words } from '../words.ts'

export const homeVisit = {
  withTravelFrom: 'met voorrijkosten, vanaf {{fee}}',
  km: '{{km}} km',
  tight: {
    before: 'Krap: je hebt {{gap}} min om hier te komen, de rit kost {{ride}} min.',
    after: 'Krap: je hebt daarna {{gap}} min, de rit kost {{ride}} min.',
  },
} satisfies Words<typeof english>
