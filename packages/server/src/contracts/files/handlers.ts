import { fromWsid } from '@countersign/domain';
import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { getFile, uploadFragment } from './upload-fragment.ts';

export const fileHandlers = (house: House): Handlers<'uploadFragment' | 'getFile'> => ({
  uploadFragment: (call) => uploadFragment(house, call),
  getFile: (call) => getFile(house, fromWsid('file', call.params.fileWsid) ?? refuseWith('ERROR_NOT_FOUND')),
});
