import { PREDICTION_LENGTH } from '#domain/location/place.ts'
import { findAllTowns, type TownWithId, townById } from './towns.ts'

/** The bundled towns for a text of at least three letters (WORK-217). Open to visitors. */
export function suggestedTowns(text: string) {
  return text.length < PREDICTION_LENGTH ? [] : findAllTowns(text).map(townReply)
}

/** The bundled towns of these ids, in their order; one that this release does not know is left out. */
export function townsOfIds(placeIds: readonly string[]) {
  return placeIds.flatMap((placeId) => {
    const town = townById(placeId)
    return town ? [townReply(town)] : []
  })
}

function townReply({ placeId, name, province }: TownWithId) {
  return { placeId, name, province }
}
