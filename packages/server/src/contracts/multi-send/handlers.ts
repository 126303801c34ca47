import type { Services } from '../../platform/config/services.ts';
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

export function multiSendHandlers(services: Services): Handlers<Calls> {
  const progress = progressOf(services);
  return {
    getMultiSend: (call) => getMultiSend(services, call),
    setMultiSend: (call) => setMultiSend(services, call),
    uploadMultiSend: (call) => uploadMultiSend(services, call),
    getMultiSendTemplate: (call) => getMultiSendTemplate(services, call),
    startMultiSend: (call) => startMultiSend(services, call),
    listMultiSendJobs: (call) => listMultiSendJobs(services, call),
    listAllMultiSendJobs: (call) => listAllMultiSendJobs(services, call),
    getMultiSendJob: (call) => getMultiSendJob(services, call),
    listExecutions: (call) => listJobExecutions(services, call),
    getExecution: (call) => getExecution(services, call),
    steerMultiSendJob: (call) => steerMultiSend(services, progress, call),
  };
}
