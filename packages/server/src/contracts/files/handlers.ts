import { fromWsid } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { getFile, uploadFragment } from './upload-fragment.ts';

export const fileHandlers = (services: Services): Handlers<'uploadFragment' | 'getFile'> => ({
  uploadFragment: (call) => uploadFragment(services, call),
  getFile: (call) => getFile(services, fromWsid('file', call.params.fileWsid) ?? refuseWith('ERROR_NOT_FOUND')),
});
