import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: 'You cannot open this contract',
    text: 'This account is not a participant of it, or the link is no longer valid. If the link was sent to you, verify the contact that received it to open the contract.',
  },
  joinFirst: {
    title: 'Join the company first',
    text: 'The sender asks you to sign as a member of a company. Once you have joined, this page opens the contract by itself.',
  },
  overdue: {
    title: 'Your time to act is over',
    text: 'The deadline that the sender set for you has passed. If you still have to act, ask the sender to extend it.',
  },
  expired: {
    title: 'The contract has expired',
    text: 'The signing deadline has passed. If it still has to be signed, ask the sender to send it again.',
  },
  notSigner: {
    title: 'You are not asked to sign',
    text: 'You can follow this contract, but the sender has not asked you to sign it.',
  },
  notChecker: {
    title: 'You are not asked to review',
    text: 'You can follow this contract, but the sender has not asked you to review it.',
  },
  waitOthers: {
    title: 'It is not your turn yet',
    text: 'Others have to act before you. We will notify you when it is your turn, and this page opens the contract by itself.',
  },
  alreadySigned: {
    title: 'This has already been done',
    text: 'You, or a colleague with the same role, have acted on this contract. There is nothing more for you to do.',
  },
  revoked: {
    title: 'The contract was withdrawn',
    text: 'The sender has withdrawn it; it can no longer be signed. If you have questions, please contact the sender.',
  },
  rejected: { title: 'The contract was rejected', text: 'A participant has rejected it, and the signing has ended.' },
  statusNoMatch: {
    title: 'The contract cannot be signed now',
    text: 'Its status has changed. Refresh to see the latest state.',
  },
  returned: {
    title: 'The contract was returned',
    text: 'It was returned to the sender to be corrected, and can no longer be signed. You will get a new link once it is corrected.',
  },
  checkFailed: {
    title: 'The contract did not pass review',
    text: 'A reviewer has refused it, and the signing has ended.',
  },
  preparing: {
    title: 'The documents are being prepared',
    text: 'This takes a few seconds; the page opens the contract by itself.',
  },
  prepareFailed: {
    title: 'The documents are not ready',
    text: 'Something went wrong while they were prepared, and we are working on it. Please come back later.',
  },
  inProgress: {
    title: 'Another signature is being made',
    text: 'Another participant is signing the same contract at this moment. You can continue shortly.',
  },
  notLogin: {
    title: 'Please confirm that it is you',
    text: 'Your session has ended. A code opens the contract again; everything you filled in is still there.',
  },
  otherScope: {
    title: 'Please verify yourself with the link of this contract',
    text: 'Your current session opens another contract only.',
  },
  authLevel: {
    title: 'Your identity has to be verified first',
    text: 'The sender requires signers to have a verified identity.',
  },
  network: {
    title: 'No network connection',
    text: 'Check your network and try again. Everything you filled in is still there.',
  },
  other: {
    title: 'The contract did not open',
    text: 'Something went wrong. Please try again later; if the problem persists, give the request number to the sender or our support.',
  },
};
