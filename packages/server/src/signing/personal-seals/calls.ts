import type { Handlers } from '../../platform/index.ts';
import {
  createPersonSeal,
  createPersonWrite,
  deletePersonSeal,
  deletePersonWrite,
  getPersonSealPicture,
  getPersonWritePicture,
  listPersonSeals,
  listPersonWrites,
} from './personal-seals.ts';

export const personalSealCalls = {
  listPersonSeals,
  createPersonSeal,
  deletePersonSeal,
  getPersonSealPicture,
  listPersonWrites,
  createPersonWrite,
  deletePersonWrite,
  getPersonWritePicture,
} satisfies Partial<Handlers>;
