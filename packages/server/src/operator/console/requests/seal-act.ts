import { accept, refuse, toWsid } from '@countersign/domain';
import { findAcceptedSeal, refuseSealName } from '../../../signing/index.ts';
import type { TwoOperatorAct } from './act.ts';

/** Ends the use of a seal picture that was accepted: its enterprise can sign with it no more. */
export const revokeSealAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('officeSeal', id),
  async judge(tx, { subject: id }) {
    const seal = await findAcceptedSeal(tx, id);
    return seal === null ? refuse('ERROR_REQUEST_SUBJECT') : accept(seal.name);
  },
  effect: null,
  execute: (tx, services, { subject: id, reason }, { by, context }) =>
    refuseSealName(tx, services, { id, reason, by }, context),
};
