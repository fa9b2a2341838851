import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { replyOf } from '../../../query-client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../workspace-api.ts'

type Pictures = Reply<Endpoints['listPictures']>['data']['pictures']
export type Picture = Pictures[number]

export type Descriptions = Pick<Picture, 'descriptionNl' | 'descriptionEn'>

const PROCESSING_MS = 1_500

function picturesKey(userName: string) {
  return ['pictures', userName] as const
}

/** The pictures of a salon; read again while one is being processed, and when the page becomes visible. */
export function picturesQuery(userName: string) {
  return queryOptions({
    queryKey: picturesKey(userName),
    queryFn: async () =>
      replyOf(await api('listPictures', { params: { userName } }), 'The pictures did not load').data
        .pictures,
    refetchInterval: ({ state }) =>
      state.data?.some((picture) => picture.state === 'processing') ? PROCESSING_MS : false,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

/** Reads the pictures of a salon again. */
export function useReadPictures(userName: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: picturesKey(userName) })
}

/**
 * Puts the pictures in an order, which is shown at once (WORK-57). When a colleague has changed them meanwhile nothing is
 * written, and the new pictures are shown.
 */
export function useOrderPictures(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const queryKey = picturesKey(userName)
  return useMutation({
    scope: { id: `order of pictures of ${userName}` }, // one after another
    onMutate: async (ordered: Pictures) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, ordered)
    },
    mutationFn: async (ordered) => {
      const pictureIds = ordered.map(({ pictureId }) => pictureId)
      const result = await api('orderPictures', { params: { userName }, body: { pictureIds } })
      if (result.ok) return
      showToast(
        'info',
        result.refusal === 'page-changed'
          ? t('salonProfile.pictures.changed')
          : `${t('salonProfile.pictures.notSaved')}. ${t(`refusals.${result.refusal}`)}`,
      )
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Describes a picture in the languages that are given (WORK-58). A failure's cause is the refusal. */
export function useDescribePicture(userName: string, pictureId: string) {
  const read = useReadPictures(userName)
  return useMutation({
    mutationFn: async (body: Partial<Descriptions>) => {
      const result = await api('describePicture', { params: { userName, pictureId }, body })
      if (!result.ok) throw new Error('The picture was not described', { cause: result.refusal })
    },
    onSuccess: read,
  })
}

/** Removes a picture (WORK-57). A failure's cause is the refusal. */
export function useRemovePicture(userName: string, pictureId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const result = await api('removePicture', { params: { userName, pictureId } })
      if (!result.ok) throw new Error('The picture was not removed', { cause: result.refusal })
      return result.reply.data.pictures
    },
    onSuccess: (pictures) => queries.setQueryData(picturesKey(userName), pictures),
  })
}

/** The refusal that a failed change had as its cause. */
export function refusalOf(error: Error): RefusalCode {
  return error.cause as RefusalCode
}
