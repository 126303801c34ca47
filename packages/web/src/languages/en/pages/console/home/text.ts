import type { text as Shape } from '../../../../zh-CN/pages/console/home/text.ts';

export const text: typeof Shape = {
  title: 'Home',
  morning: (name) => `Good morning, ${name}`,
  noon: (name) => `Good afternoon, ${name}`,
  evening: (name) => `Good evening, ${name}`,
  night: (name) => `Good night, ${name}`,
  waiting: (count) =>
    count === 0
      ? 'Nothing is waiting for you.'
      : count === 1
        ? 'One contract is waiting for you.'
        : `${count} contracts are waiting for you.`,
  waitingUntil: (count, when) =>
    count === 1
      ? `One contract is waiting for you; it is due ${when}.`
      : `${count} contracts are waiting for you; the first is due ${when}.`,
  overview: 'Contracts at a glance',
  quickStart: 'Quick start',
  fromTemplate: 'From a template',
  inBulk: 'Send in bulk',
  ownSeals: 'My seals and signatures',
  verifyFile: 'Verify a contract',
  drop: 'Drop or choose files to start a new contract',
  dropShort: 'Choose files to start a new contract',
  dropHint: 'PDF, pictures and Office documents',
  dropHintPlain: 'PDF and pictures',
  mine: 'Waiting for me',
  signTogether: (count) => `Sign ${count} together`,
  mineEmpty: 'All done',
  mineEmptyWords: 'When it is your turn to sign or review, the contract appears here and you are notified.',
  others: 'Waiting for others',
  othersEmpty: 'Nothing is waiting for others.',
  soon: 'Expiring soon',
  soonEmpty: 'Nothing is due within three days.',
  drafts: 'Drafts',
  draftsEmpty: 'No unfinished drafts.',
  recent: 'Recently completed',
  all: 'See all',
  firstTitle: 'Three steps to your first contract',
  firstLead: 'Do them in any order, now or later.',
  firstDone: (done, of) => `${done} of ${of} done`,
  lastStep: (step) => `One step left: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  dismiss: 'Do not show again',
  stepIdentity: 'Verify your identity',
  stepIdentityWhy: 'Assures others that it is you who signs; required for long-term certificates.',
  stepIdentityWaiting: 'Your documents are being reviewed.',
  stepIdentityEnterprise: 'Verify the enterprise',
  stepIdentityEnterpriseWhy: 'Required before its seals and certificates can be used.',
  stepPassword: 'Set a sign password',
  stepPasswordWhy: 'Confirms that it is you when you sign; separate from the login password.',
  stepFirst: 'Make a seal, or send the first contract',
  stepFirstWhy: 'Draw, type or upload a seal; a contract starts with a file.',
  doIdentity: 'Verify',
  doPassword: 'Set it',
  doSeal: 'Make a seal',
  doSend: 'Send a contract',
  done: 'done',
  toDo: 'to do',
};
