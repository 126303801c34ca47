import type { Words } from './words.zh.ts';

export const en: Words = {
  field: {
    WRITE_SIGN: 'sign here', SEAL_SIGN: 'put your seal', TEXT: 'fill in text', DATE: 'fill in a date', MULTI_CHECK_MARK: 'riding seal',
  },
  loading: 'Opening the contract…',
  from: (sender) => `From ${sender}`,
  deadline: (when) => `Due ${when}`,
  pagesLabel: 'The contract',
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
  reject: 'Reject',
  close: 'Close',

  signature: {
    title: 'Your signature', keptHint: 'Use one you have saved', keptOf: (day) => `Signature saved on ${day}`, preview: 'True size on the contract',
    keep: 'Save this signature for next time', useAll: (count) => `Use it for all ${count} signatures`, adopt: 'Use this signature',
    needsInk: 'Make your signature first', needsPicture: 'Choose a picture first',
  },
  seal: {
    title: 'Choose a seal', none: 'You have no seal yet. Upload a picture of one to use it; the paper is taken away.', upload: 'Upload a seal', adopt: 'Use this seal',
    uploadHint: 'A photo or a scan will do; the paper is taken away.', needs: 'Choose a seal first', useAll: (count) => `Use it for all ${count} places`,
    guest: 'A seal cannot be used from a link. Log in, then open this contract again.', naming: 'Name of the seal', defaultName: 'My seal', store: 'Save the seal', login: 'Log in to go on',
  },
  text: { wrong: 'Too long, or with characters that cannot be shown', date: 'Choose a date', wrongDate: (format) => `Write a day that exists as ${format}` },

  consent: {
    title: 'Confirm your signature',
    text: (button) => `By choosing “${button}” I confirm that I have read and agree to all documents above, that I want to sign them electronically, and that a certificate is issued for this one signature.`,
    fillText: (button) => `By choosing “${button}” I confirm that I have read the documents above and that what I filled in is true.`,
    button: 'Sign now', fillButton: 'Submit now',
    byPassword: 'By sign password', byCode: 'By code', passwordLabel: 'Sign password',
    codeTo: (contact) => `A code goes to ${contact}`, both: 'The sender asks for both the sign password and a code.',
    noWay: 'There is no way to confirm that it is you. Set a sign password in your account, or bind a phone number or e-mail address.',
    needsPassword: 'Enter your sign password', needsCode: 'Ask for the code, then enter its 6 digits',
    working: ['Checking that it is you…', 'Issuing your certificate…', 'Writing your signature…', 'Making it safe…'],
    kept: 'Your signature is being made. Please keep this page open.',
  },
  code: { digits: 'Enter the 6 digits' },
  rejecting: {
    title: 'Reject this contract?', text: 'This ends the contract for everybody. The sender sees your reason. It cannot be taken back.', reason: 'Your reason', placeholder: 'For example: the amount in clause 3 is not what we agreed',
    button: 'Reject the contract', needs: 'Please give a reason', left: (count) => `${count} characters left`,
  },
  checking: {
    bar: 'Read it all, then decide', pass: 'Pass', refuse: 'Refuse', passTitle: 'Pass these documents?',
    passText: (button) => `By choosing “${button}” I confirm that I have read all documents and agree with what they say.`, passButton: 'Pass now',
    refuseTitle: 'Refuse these documents?', refuseText: 'This ends the contract for everybody. The sender sees your reason. It cannot be taken back.', refuseButton: 'Refuse now',
    reason: 'Your reason', placeholder: 'For example: annex 2 lacks a page',
  },
  changed: 'The documents changed after you opened them and were loaded again. All you filled in is still there: look once more, then finish.',

  done: {
    signed: 'You have signed', filled: 'You have submitted', checked: 'You have passed it', rejected: 'You have rejected it', refused: 'You have refused it; the contract has ended',
    signedText: 'Your signature is in the contract, protected by a time-stamp.', filledText: 'What you filled in is in the contract.', checkedText: 'Your verdict is recorded.',
    rejectedText: 'The sender is told, with your reason. There is nothing more for you to do.',
    waiting: (names) => `Next: ${names}. Once all are done you can download the contract.`, waitingOthers: 'Others act next. Once all are done you can download the contract.',
    sealing: 'Everybody is done. The contract is being made checkable for the years to come; this takes a few seconds…',
    finished: 'Everybody is done. The contract is complete.', download: 'Download the contract', downloadOf: (name) => `Download ${name}`, evidence: 'Download the evidence',
    verify: 'Verify this file', list: 'See my contracts', notify: (contact) => `We write to ${contact} when it is complete. You can close this page.`, returnHere: 'The same link brings you back here at any time.',
    register: 'Log in to see my contracts', people: 'Who has acted',
  },
  people: { you: 'you' },

  guest: {
    title: 'A contract is waiting for you', lead: 'To be sure that it is you, we send a code to', open: 'Open the contract', login: 'I have an account: log in',
    safe: 'The code opens this contract only. If you have no account, one is made for you.',
  },

  refusal: {
    home: 'Go to my home page', again: 'Look again', link: 'Open it by a code', account: 'Go to my account', code: 'Request',
  },
  network: 'There is no connection. Check your network and try again.',
};
