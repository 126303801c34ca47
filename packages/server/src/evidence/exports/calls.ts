import type { Handlers } from '../../platform/index.ts';
import { getEnterpriseExport, getOwnExport } from './download.ts';
import {
  createEnterpriseExport,
  createOwnExport,
  deleteEnterpriseExport,
  deleteOwnExport,
  listEnterpriseExports,
  listOwnExports,
} from './manage-exports.ts';

/** Exports of all data of a person or an enterprise. */
export const exportCalls = {
  listOwnExports,
  createOwnExport,
  getOwnExport,
  deleteOwnExport,
  listEnterpriseExports,
  createEnterpriseExport,
  getEnterpriseExport,
  deleteEnterpriseExport,
} satisfies Partial<Handlers>;
