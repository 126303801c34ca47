import { fromWsid } from '@countersign/domain';
import { refuseWith } from '../../platform/index.ts';

/** @throws Refused ERROR_LABEL_NOT_FOUND if it is not the wsid of a label */
export const idOfLabel = (wsid: string): string => fromWsid('label', wsid) ?? refuseWith('ERROR_LABEL_NOT_FOUND');
