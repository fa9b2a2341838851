import {
  addBlock,
  getAgenda,
  listFreeTimes,
  listSeriesDates,
  moveBlock,
  removeBlock,
} from './agenda.ts'
import { answerByLink, readAnswerLink } from './answer-link.ts'
import { createArchive } from './archive.ts'
import { createCalendarFeed, deleteCalendarFeed, listCalendarFeeds } from './calendar-feed.ts'
import {
  addCatalogItem,
  changeCatalogItem,
  importCatalog,
  listCatalog,
  orderCatalog,
  removeCatalogItem,
} from './catalog.ts'
import { getChecklist, hideChecklist } from './checklist.ts'
import {
  addClient,
  downloadClient,
  eraseClient,
  exportClients,
  getClient,
  listClients,
  mergeClients,
  setClientBlock,
  updateClient,
} from './client.ts'
import {
  addExternalCalendar,
  listExternalCalendars,
  readExternalCalendar,
  removeExternalCalendar,
} from './external-calendar.ts'
import { addClosure, changeHours, getHours, removeClosure, saveDateHours } from './hours.ts'
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  inviteMember,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from './invitation.ts'
import { changeMemberNotifications, getMemberNotifications } from './member-notification.ts'
import { changeMember, listMembers, listOwnProviders, removeMember } from './membership.ts'
import { listNews, seeNews } from './news.ts'
import { getNoShowFile } from './no-show-file.ts'
import { getNumbers, listTurnover } from './numbers.ts'
import {
  describePicture,
  listPictures,
  orderPictures,
  removePicture,
  uploadPicture,
} from './picture.ts'
import {
  getAddress,
  getProfile,
  locatePostalCode,
  saveProfile,
  suggestAddresses,
} from './profile.ts'
import { deletePushDevice, listPushDevices, savePushDevice } from './push.ts'
import { answerRequest, listRequests } from './request.ts'
import { changeSettings, getSettings, pauseProvider } from './settings.ts'
import { changeTaxDetails, getTaxDetails } from './tax-details.ts'
import {
  bookVisit,
  getVisit,
  moveVisit,
  setVisitNote,
  setVisitStatus,
  undoVisitChange,
} from './visit.ts'
import {
  acceptVisitTerms,
  agreeByVisitLink,
  cancelByVisitLink,
  readVisitLink,
  removeVisitAddress,
} from './visit-link.ts'
import { bookSeries, cancelSeries, listMovedDates, moveSeries, undoSeries } from './visit-series.ts'
import { searchWorkspace } from './workspace-search.ts'

/** The operations of the workspace that answer in JSON, by operation id. */
export const workspaceEndpoints = {
  listOwnProviders,
  listMembers,
  changeMember,
  removeMember,
  inviteMember,
  sendInvitation,
  withdrawInvitation,
  listInvitations,
  getInvitation,
  acceptInvitation,
  declineInvitation,
  listRequests,
  answerRequest,
  readAnswerLink,
  answerByLink,
  readVisitLink,
  agreeByVisitLink,
  cancelByVisitLink,
  acceptVisitTerms,
  removeVisitAddress,
  getAgenda,
  listFreeTimes,
  listSeriesDates,
  addBlock,
  removeBlock,
  moveBlock,
  getVisit,
  getNoShowFile,
  setVisitStatus,
  undoVisitChange,
  moveVisit,
  setVisitNote,
  getNumbers,
  listTurnover,
  getHours,
  changeHours,
  saveDateHours,
  addClosure,
  removeClosure,
  listCatalog,
  addCatalogItem,
  orderCatalog,
  importCatalog,
  changeCatalogItem,
  removeCatalogItem,
  getSettings,
  changeSettings,
  pauseProvider,
  getTaxDetails,
  changeTaxDetails,
  createArchive,
  listCalendarFeeds,
  createCalendarFeed,
  deleteCalendarFeed,
  getChecklist,
  hideChecklist,
  listExternalCalendars,
  addExternalCalendar,
  readExternalCalendar,
  removeExternalCalendar,
  listPushDevices,
  savePushDevice,
  deletePushDevice,
  getMemberNotifications,
  changeMemberNotifications,
  getProfile,
  saveProfile,
  suggestAddresses,
  getAddress,
  locatePostalCode,
  listPictures,
  uploadPicture,
  describePicture,
  orderPictures,
  removePicture,
  eraseClient,
  exportClients,
  addClient,
  downloadClient,
  getClient,
  listClients,
  mergeClients,
  setClientBlock,
  updateClient,
  bookVisit,
  bookSeries,
  cancelSeries,
  listMovedDates,
  moveSeries,
  undoSeries,
  searchWorkspace,
  listNews,
  seeNews,
} as const
