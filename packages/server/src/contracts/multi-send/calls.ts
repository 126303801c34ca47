import type { Handlers } from '../../platform/index.ts';
import { getMultiSend, getMultiSendTemplate } from './get-multi-send.ts';
import { getExecution, getMultiSendJob, listAllMultiSendJobs, listExecutions, listMultiSendJobs } from './list-jobs.ts';
import { setMultiSend, uploadMultiSend } from './set-multi-send.ts';
import { startMultiSend } from './start-multi-send.ts';
import { steerMultiSendJob } from './steer.ts';

export const multiSendCalls = {
  getMultiSend,
  setMultiSend,
  uploadMultiSend,
  getMultiSendTemplate,
  startMultiSend,
  listMultiSendJobs,
  listAllMultiSendJobs,
  getMultiSendJob,
  listExecutions,
  getExecution,
  steerMultiSendJob,
} satisfies Partial<Handlers>;
