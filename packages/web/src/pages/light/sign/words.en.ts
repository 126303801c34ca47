import type { Words } from './words.zh.ts';

export const en: Words = {
  field: {
    WRITE_SIGN: 'sign here',
    SEAL_SIGN: 'add your seal',
    TEXT: 'fill in text',
    DATE: 'fill in a date',
    MULTI_CHECK_MARK: 'riding seal',
    DROPDOWN: 'choose from a list',
    RADIO: 'choose one',
    CHECKBOX: 'tick',
  },
  loading: 'Opening the contract…',
  from: (sender) => `From ${sender}`,
  message: (words) => `Message from the sender: ${words}`,
  asWitness: 'You sign as a witness',
  deadline: (when) => `Due ${when}`,
  pagesLabel: 'The contract',
  readText: 'Reading view',
  fieldOnPage: (what, page, required) => `${what}, page ${page}, ${required ? 'required' : 'optional'}`,
  fieldDone: 'done',
  start: 'Start signing',
  startFilling: 'Start filling in',
  next: (what, at, total) => `Next: ${what} (${at} of ${total})`,
  finish: 'Finish',
  submit: 'Submit',
  doneOf: (done, total) => `${done} of ${total} done`,
  allDone: 'All done, ready to finish',
  nothingToFill: 'Nothing to fill in: read, then finish',
  close: 'Close',
  checkMark: (pages) => `riding seal over ${pages} pages`,
  addField: 'Add a field',
  place: 'Place your signature',
  placed: 'Done placing',
  placeStatus: 'Place your signature, or sign without a mark',
  noMark: 'No mark',
  noMarkStatus: 'You sign without a mark on the page',
  sealing: {
    says: 'This contract asks for your seal, and seals are stored in an account. Log in or register first, then open this link again.',
    login: 'Log in to use a seal',
  },
  voiding: {
    confirm: 'Confirm voiding',
    status: 'Read the void agreement, then confirm',
    says: 'Once everyone has confirmed, the contract is void.',
    original: 'See the contract',
    passText: (button) =>
      `By choosing “${button}” I confirm that I have read the void agreement and agree that the contract is voided.`,
  },

  text: {
    wrong: 'Too long, or with characters that cannot be shown',
    tooLong: 'Too long to fit here',
    smaller: (size) => `Long text: printed at ${size} points`,
    date: 'Choose a date',
    wrongDate: (format) => `Enter an existing date as ${format}`,
  },

  code: { digits: 'Enter the 6 digits' },
  rejecting: {
    title: 'Reject this contract?',
    text: 'This ends the contract for everyone. The sender sees your reason. You cannot undo this.',
    reason: 'Your reason',
    placeholder: 'For example: the amount in clause 3 is not what we agreed',
    button: 'Reject the contract',
    needs: 'Please give a reason',
    left: (count) => `${count} characters left`,
  },
  checking: {
    bar: 'Read it all, then decide',
    pass: 'Pass',
    refuse: 'Refuse',
    passTitle: 'Pass these documents?',
    passText: (button) =>
      `By choosing “${button}” I confirm that I have read all documents and agree with what they say.`,
    passButton: 'Pass now',
    refusing: {
      title: 'Refuse these documents?',
      text: 'This ends the contract for everyone. The sender sees your reason. You cannot undo this.',
      reason: 'Your reason',
      placeholder: 'For example: annex 2 is missing a page',
      button: 'Refuse now',
    },
  },
  changed: (names) =>
    `${names === '' ? 'The documents' : names} changed after you opened the contract and were loaded again. Everything you filled in is still there: check it once more, then finish.`,

  guest: {
    title: 'A contract is waiting for you',
    lead: 'Only the person it is addressed to may open it. To confirm that it is you, we will send a code to',
    open: 'Open the contract',
    login: 'I have an account: log in',
    safe: 'The code opens this contract only. If you have no account, one will be created for you.',
  },

  refusal: {
    home: 'Go to my home page',
    again: 'Refresh',
    link: 'Open it with a code',
    code: 'Request',
  },
  network: 'No network connection. Please check your network and try again.',
};
