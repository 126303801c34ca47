import type { Handlers } from '../../platform/index.ts';
import {
  checkContractNumber,
  createContractNumber,
  disableContractNumber,
  enableContractNumber,
  listContractNumbers,
} from './rules.ts';

/** Numbering rules of the active enterprise (Spec §7 "contract numbers"). */
export const contractNumberCalls = {
  checkContractNumber,
  createContractNumber,
  enableContractNumber,
  disableContractNumber,
  listContractNumbers,
} satisfies Partial<Handlers>;
