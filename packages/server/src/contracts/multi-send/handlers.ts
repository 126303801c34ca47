import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { getMultiSend, getMultiSendTemplate } from './get-multi-send.ts';
import {
  getExecution,
  getMultiSendJob,
  listAllMultiSendJobs,
  listJobExecutions,
  listMultiSendJobs,
} from './list-jobs.ts';
import { progressOf } from './progress.ts';
import { setMultiSend, uploadMultiSend } from './set-multi-send.ts';
import { startMultiSend } from './start-multi-send.ts';
import { steerMultiSend } from './steer.ts';

type Calls =
  | 'getMultiSend'
  | 'setMultiSend'
  | 'uploadMultiSend'
  | 'getMultiSendTemplate'
  | 'startMultiSend'
  | 'listMultiSendJobs'
  | 'listAllMultiSendJobs'
  | 'getMultiSendJob'
  | 'listExecutions'
  | 'getExecution'
  | 'steerMultiSendJob';

export function multiSendHandlers(house: House): Handlers<Calls> {
  const progress = progressOf(house);
  return {
    getMultiSend: (call) => getMultiSend(house, call),
    setMultiSend: (call) => setMultiSend(house, call),
    uploadMultiSend: (call) => uploadMultiSend(house, call),
    getMultiSendTemplate: (call) => getMultiSendTemplate(house, call),
    startMultiSend: (call) => startMultiSend(house, call),
    listMultiSendJobs: (call) => listMultiSendJobs(house, call),
    listAllMultiSendJobs: (call) => listAllMultiSendJobs(house, call),
    getMultiSendJob: (call) => getMultiSendJob(house, call),
    listExecutions: (call) => listJobExecutions(house, call),
    getExecution: (call) => getExecution(house, call),
    steerMultiSendJob: (call) => steerMultiSend(house, progress, call),
  };
}
