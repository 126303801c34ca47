import { CUSTOMER_SERVICE } from '@countersign/domain';
import type { WrittenManual } from './manual.ts';

/** The user manual in English; its sections and blocks stand in the same order as in Chinese. */
export const manualEn: WrittenManual = {
  title: 'User manual',
  subtitle: 'Sending, signing, verifying and looking after electronic contracts',
  contents: 'Contents',
  sections: [
    {
      id: 'account',
      title: 'Registering and logging in',
      blocks: [
        {
          kind: 'text',
          text: 'With an account for your phone number or e-mail address you send and sign contracts. To sign what somebody else sent you need none: the link you received is enough.',
        },
        {
          kind: 'steps',
          items: [
            'Open the registration page and enter a phone number or an e-mail address.',
            'Type the 4 characters of the picture. They are checked as soon as all are there; ask for another picture if you cannot read it.',
            'Ask for the 6-digit code and enter it. A code is good for ten minutes and for one use.',
            'Give your name or a nickname if you like, and choose a login password: 8 to 32 characters, no spaces, not all digits, not all letters, not all symbols.',
            'Press the button, and you are logged in.',
          ],
        },
        {
          kind: 'text',
          text: 'You log in by password or by code. On a device with a passkey a fingerprint, a face or the device\'s own password does as well. With "Remember account" this device fills in the account next time; it never keeps the password.',
        },
        {
          kind: 'text',
          text: 'A forgotten password: press "Forgot password" on the login page, enter the phone number, pass the picture and the code, and choose a new one; without a phone number, an e-mail address does. You are then logged in by yourself; every other device is logged out.',
        },
        {
          kind: 'note',
          text: 'After 30 minutes without activity the connection closes and you log in again. Drafts, and what you have filled in, stay.',
        },
      ],
    },
    {
      id: 'codes',
      title: 'When a code does not arrive',
      blocks: [
        {
          kind: 'points',
          items: [
            'One contact can ask for a code every 60 seconds; the button counts down.',
            'If nothing has come after 2 minutes, ask again. The newest code is the one that counts.',
            'Text messages may be held back by the phone: look at its blocked messages. E-mail may lie in the spam folder.',
            'If no text message comes, have the code read out by a voice call; you can go back to text messages at any time.',
            'The number of codes a day is limited; past that, try again tomorrow.',
            'After 5 wrong codes in a row the codes of this contact are locked for an hour.',
          ],
        },
        {
          kind: 'text',
          text: `If your phone often misses codes, bind an e-mail address under "Login and security" and receive them there. If all of that fails, call customer service: ${CUSTOMER_SERVICE}.`,
        },
        {
          kind: 'note',
          text: 'Give a code to nobody who asks for it. Our staff never ask for a code, a login password or a sign password.',
        },
      ],
    },
    {
      id: 'send',
      title: 'Preparing and sending',
      blocks: [
        {
          kind: 'text',
          text: '"New envelope", or a file dropped on the home page, makes a draft. Three steps follow, each at an address of its own. Every change is saved within a second; a closed tab loses nothing.',
        },
        {
          kind: 'steps',
          items: [
            'Documents: drop one or more PDF files, pictures or office documents. Rename, reorder or remove them; then give a title, a message and a deadline (1 hour to 365 days, 30 days if you leave it).',
            'Participants: one person a line, with name and phone number or e-mail, as signer or reviewer. They act from top to bottom; people in the same step act at the same time.',
            'Fields: choose a person and drag signatures, seals, text and dates onto the pages; or press the field, then the page; or use the keyboard. Arrow keys move by 1 point, Shift by 10, Alt resizes, and 50 steps can be undone.',
          ],
        },
        {
          kind: 'text',
          text: '"Review and send" shows a list of what is missing; each entry leads to its place. When nothing is left, send it: the others are told and get their links.',
        },
        {
          kind: 'points',
          items: [
            'An envelope holds at most 100 participants, 50 documents, 100 MB and 3,000 pages.',
            'To have it reviewed before it is signed, put the reviewer before the signers.',
            'A check-mark seal is one field: choose the pages and the edge, and see it over the edges at once; when its holder seals, each page gets its slice.',
            'Placing by words: type a word such as “Signature”, see every place where it stands, and put a field at one or at all.',
            'It can be sent at a time of your choice; and signers may place their own fields instead of yours.',
            'Once it is sent, its page lets you remind (each person every 10 minutes), revoke, or remove somebody who has not acted.',
          ],
        },
        {
          kind: 'note',
          text: 'A PDF that already carries signatures is kept as it is and never rewritten. Where that is impossible it is refused, with the reason.',
        },
      ],
    },
    {
      id: 'sign',
      title: 'Signing',
      blocks: [
        {
          kind: 'text',
          text: 'Open the link of the notice, or find the contract under "Waiting for me". Without an account you first show that the phone number or e-mail is yours, by the characters of a picture and a code.',
        },
        {
          kind: 'steps',
          items: [
            'Read the contract. Several documents follow each other on one page; on a phone, pinch or tap twice to enlarge.',
            'Press the button at the bottom: it leads you from one field to the next.',
            'Signature: draw it, type your name, upload a picture, or take one you have kept. The preview has its real size, and one signature can serve all places.',
            'Seal: choose one of your personal seals. Text and dates are typed in place.',
            'Press "Finish", read what you confirm, and show that it is you by your sign password or a code. A strict sender asks for both.',
          ],
        },
        {
          kind: 'text',
          text: 'The pad can undo, clear and rotate. At a desk you draw by mouse, or scan the QR code on the screen and draw on your phone: the signature appears on the desktop at once.',
        },
        {
          kind: 'text',
          text: 'If it is not yours to sign, “More” hands it on to somebody else or returns it to its sender to be corrected. Several envelopes that wait for you can be selected in the list: look at each, confirm once, and they are signed one after the other.',
        },
        {
          kind: 'level',
          texts: {
            'B-LTA':
              'Then you see whose turn it is. Once everybody has signed, validation data and a time-stamp go into the contract and it can be downloaded. If you leave in between, what you filled in is kept for your return.',
            'B-LT':
              'Then you see whose turn it is. Once everybody has signed, validation data go into the contract and it can be downloaded. If you leave in between, what you filled in is kept for your return.',
            'B-T':
              'Then you see whose turn it is. Once everybody has signed, it can be downloaded. If you leave in between, what you filled in is kept for your return.',
          },
        },
        {
          kind: 'note',
          text: 'A dot or a tick is no signature. While you sign, the sender cannot exchange what you are reading; if a document has changed, you are asked to read it again first.',
        },
      ],
    },
    {
      id: 'review',
      title: 'Reviewing and rejecting',
      blocks: [
        {
          kind: 'points',
          items: [
            'A reviewer passes the contract, or refuses it with a reason of 1 to 500 characters. A refusal ends it.',
            'A signer may reject it, with a reason as well. That ends the contract, and the sender is told.',
            'A review changes no byte of the document; which version was seen stands in the evidence report.',
          ],
        },
        {
          kind: 'text',
          text: 'Before it is completed the sender may revoke a contract, with a reason. What is not completed by its deadline becomes overdue by itself. A completed contract cannot be revoked.',
        },
      ],
    },
    {
      id: 'manage',
      title: 'Looking after envelopes',
      blocks: [
        {
          kind: 'points',
          items: [
            'The page “Envelopes” has a tab for each status with its exact number. One search box looks at titles, people and document names; labels, dates and direction narrow it further. All of it stands in the address and can be kept as a view.',
            'A label has a name and a colour, and an envelope can have several. They belong to the active account alone; nobody else sees them.',
            'Select several envelopes to remind, revoke, label, recycle, download or sign them at once. Each tells its own result.',
            'The recycle bin takes drafts and finished envelopes, and gives them back. It changes your view alone.',
            'The detail gives more time (at most 365 days ahead), and shows whether each notice arrived; one that did not can be tried again.',
            'An envelope that was returned, rejected or expired can be corrected and sent again: documents, people and fields are taken along into a new draft.',
          ],
        },
      ],
    },
    {
      id: 'void',
      title: 'Voiding a finished contract',
      blocks: [
        {
          kind: 'text',
          text: 'A finished contract cannot be revoked; everybody in it can agree that it is void. Its sender asks for that on the detail page and says why. A void agreement is then made, and everybody who signed or reviewed is asked to confirm it, in the same order.',
        },
        {
          kind: 'points',
          items: [
            'Confirming takes no drawing, only the proof that it is you. Whoever does not agree rejects it, and the contract stands.',
            'When everybody has confirmed, the contract is shown as void in the list, in its detail and in its evidence report; whoever verifies the file is told since when and why.',
            'The file of the contract is not touched and its signatures stay valid: the voiding is an agreement of its own, signed by everybody.',
          ],
        },
      ],
    },
    {
      id: 'bulk',
      title: 'Sending in bulk',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Among the participants, make one a list of recipients; give the text and date fields that differ from one to the next a merge name.',
            'Download the sheet (XLSX or CSV), write one recipient in a row, at most 10,000, and upload it.',
            'Every row is checked before anything is sent. What is wrong is said row by row: correct the sheet and upload it again.',
            'Then watch the progress; pause, resume, try failed rows again, or revoke all that was sent.',
          ],
        },
        {
          kind: 'note',
          text: 'Each recipient gets an envelope of their own. A server that restarts in the middle sends none twice and forgets none.',
        },
      ],
    },
    {
      id: 'shield',
      title: 'Signing with your phone as the key',
      blocks: [
        {
          kind: 'text',
          text: 'Where the sender asks for it, the key of the signature is in your own phone, and nobody can take it out. The desktop shows a QR code; the phone shows the contract, its parties and the digests of the documents; you confirm, and the phone signs.',
        },
        {
          kind: 'points',
          items: [
            'The first time the phone makes its key, and our certificate authority certifies it. Afterwards the same phone is ready.',
            'Once confirmed, there are 120 seconds to finish, counted down on the screen. Where a document changes meanwhile, it is shown and confirmed anew.',
            'If the phone is lost or replaced, remove it under “Account and seals”: its certificate is revoked at once.',
          ],
        },
      ],
    },
    {
      id: 'messages',
      title: 'Messages and notices',
      blocks: [
        {
          kind: 'points',
          items: [
            'The bell at the top counts what you have not read. Opening a message leads to where something can be done about it.',
            'Texts, mails and desktop reminders can each be switched under “Account and seals → Notices”; what concerns the safety of the account always comes.',
            'A day before an envelope expires, its sender and those whose turn it is are reminded.',
          ],
        },
      ],
    },
    {
      id: 'seals',
      title: 'Seals and kept signatures',
      blocks: [
        {
          kind: 'text',
          text: 'They are under "Account and seals", "Seals and signatures". Make one of your name, draw one (on your phone too, by a QR code), or upload a photo or a scan, whose paper is taken away.',
        },
        {
          kind: 'points',
          items: [
            'Signatures you kept while signing are listed there, ready for the next time, and can be deleted.',
            'Deleting a seal or a signature leaves signed contracts as they are.',
            'With a link alone, not logged in, no seal can be used: log in and open the contract again.',
          ],
        },
        {
          kind: 'note',
          text: 'A seal is what is seen. What counts is the digital signature behind it, made with a certificate that was issued for this one signing.',
        },
      ],
    },
    {
      id: 'verify',
      title: 'Verifying a contract',
      blocks: [
        {
          kind: 'text',
          text: 'Anybody may, without logging in: open "Verify a signed file", drop the PDF, and see who made each signature, when, and whether anything changed since. The file serves this check alone and is not kept.',
        },
        {
          kind: 'text',
          text: 'Or do it without us: download the root certificate, trust it in a PDF reader, and open the contract. Once the root is trusted, a reader that knows PAdES shows the same result.',
        },
        {
          kind: 'points',
          items: [
            'Signatures valid, content intact: they agree with the content, and their certificates come from this authority.',
            'Issuer not trusted: they agree with the content, but a certificate comes from another authority. Make sure who the signer is.',
            'Changed after signing, or signature invalid: do not rely on this file; ask the other side for the original.',
          ],
        },
        {
          kind: 'text',
          text: '"How this file came about" lists every version of the file: choose one to see its pages as they were, and against the version before or the file as it is now; what looks different is framed. The pages are drawn in your browser alone.',
        },
        {
          kind: 'level',
          texts: {
            'B-LTA':
              'With a completed contract the sender and the participants can download its evidence report: who showed their identity when and how, which version they saw, certificates and time-stamps, and the chained audit trail.',
            'B-B':
              'With a completed contract the sender and the participants can download its evidence report: who showed their identity when and how, which version they saw, certificates, and the chained audit trail.',
          },
        },
      ],
    },
    {
      id: 'security',
      title: 'Keeping the account safe',
      blocks: [
        {
          kind: 'points',
          items: [
            'The login password opens the account. When it is changed or reset, every other device is logged out.',
            'The sign password shows that it is you who signs; let it differ from the login password. If it is forgotten, a code to your phone or e-mail sets a new one.',
            'Devices: see where the account is logged in, and end one login or all of them. A login from a new device is announced to you.',
            "Passkeys: log in by fingerprint, face or the device's own password; a faked site gets nothing. Up to 10 are kept.",
            'Phone and e-mail: change them or give one up, but one always stays. The login password is asked for, and a new contact is proved by a code.',
            'Notices: choose what you are told by text message, by e-mail or on the desktop. What concerns the safety of the account always comes.',
          ],
        },
        {
          kind: 'text',
          text: 'After a few wrong passwords the login asks for the characters of a picture; after many, login by password is locked for an hour, while login by code stays open.',
        },
        {
          kind: 'note',
          text: 'If you see a device that is not yours, end its login at once, then change both passwords.',
        },
      ],
    },
    {
      id: 'identity',
      title: 'Identity verification',
      blocks: [
        {
          kind: 'text',
          text: 'In the account settings, hand in your name, the number of your identity paper and pictures of it. Staff of the certificate authority decide. You use the account as before meanwhile, and are told the result. If it comes back, the reason stands with it, and you may apply again.',
        },
        {
          kind: 'points',
          items: [
            'Once you are verified, your real name is shown, and it is what your certificates say.',
            'Some contracts can be signed by verified people only; the signing page says so and leads you here.',
            'The pictures are stored encrypted, are used for the decision alone, and every look of the staff at them is recorded.',
            'The certificates issued to you are listed under "My certificates": for which contract, when, and whether they are good.',
          ],
        },
      ],
    },
    {
      id: 'enterprise',
      title: 'Enterprises and switching accounts',
      blocks: [
        {
          kind: 'text',
          text: 'One person can belong to several enterprises. The account menu at the top right changes between your personal account and those of the enterprises; what you see then are the contracts of that account.',
        },
        {
          kind: 'points',
          items: [
            'To found an enterprise account you are verified as a person first. Its founder owns it.',
            'The enterprise is verified too: its name, its unified social credit code or registration number, and its papers.',
            'You can choose the account that is active after login.',
            'Once an enterprise has removed you, that account is closed to you and you are back in your personal one, which is not touched.',
          ],
        },
        {
          kind: 'note',
          text: 'If you change accounts in another tab, this page asks you to confirm and reloads, so that nothing is done in the wrong account.',
        },
      ],
    },
    {
      id: 'members',
      title: 'Enterprise: members, departments and invitations',
      blocks: [
        {
          kind: 'text',
          text: 'Under “Enterprise → Members” the members are found by department, role, name, contact or employee number. Nobody becomes a member without their own yes: everybody accepts an invitation, or applies and is taken in.',
        },
        {
          kind: 'points',
          items: [
            'Invite by contact: give phone numbers or e-mail addresses, many at once, with names, departments and roles if you like. An invitation holds for 1 to 30 days (7 unless you say otherwise) and only whoever has that contact can accept it; it can be sent anew or taken back.',
            'Invite by a link: switch the link of the enterprise on and pass it to your colleagues. Whoever opens it applies, and somebody who handles applications takes them in; or choose that they join at once. Each time it is switched on there is a new link, and the one before ends.',
            'Import: download the sheet, fill it in and upload it (XLSX or CSV, at most 5,000 people). It is checked first, and you are told cell by cell what is wrong; then everybody whose row is right is invited, and the other rows can be downloaded, corrected and imported again.',
            'Departments are a tree of at most 10 levels; siblings have different names. Before one is deleted its members and departments are moved elsewhere, or you say where they go.',
            'Remove a member: their sessions in this enterprise end at once and their roles are taken away. They can be restored among the removed members; roles and seals are then given anew. The owner cannot be removed, nor can anybody who may do more than you.',
            'Export: the members as XLSX or CSV. Contacts are masked for whoever does not manage members.',
          ],
        },
      ],
    },
    {
      id: 'roles',
      title: 'Roles and permissions of an enterprise',
      blocks: [
        {
          kind: 'text',
          text: 'A role decides which pages of the enterprise its members open and what they do there. Every enterprise has six built-in roles: the owner, the administrator, the administrators of seals, templates and finance, and the member, which everybody has by themselves. You can make roles of your own, or copy one and change it.',
        },
        {
          kind: 'points',
          items: [
            'What a role may do, and who has it, holds from the next thing its members do; pages that are open change with it.',
            'All but the owner look after roles within their own permissions only, never their own roles, and do not bind themselves. “Applications” is for the owner alone.',
            'A contract may name a role: any member of it can act, and whoever is first does. A role that a contract waits for is not deleted.',
            'The ownership is handed over to another member by the sign password or a code. The former owner is a member like the others then; the owner is not removed before that.',
          ],
        },
      ],
    },
    {
      id: 'office-seals',
      title: 'Seals of an enterprise',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Making: under “Office seals” of the enterprise, choose a kind (official, contract, finance …) and its words and watch the preview, or upload a photo of a seal, whose paper is taken away.',
            'Checking: a new seal waits under “Seal audit” and can be used once it has been approved there.',
            'Authorising: choose the members who may use a seal, until when, how often, or for which contracts and templates. It can be taken away at any time; a signing under way is then not completed.',
            'Using: whoever signs for the enterprise chooses its seal where seals are chosen. Without leave to use one, apply for it first, and sign once the application has been approved.',
          ],
        },
        {
          kind: 'points',
          items: [
            'Every use is recorded: who, when, in which contract. The evidence report says so, too.',
            'Seals can be made before the enterprise is verified and used after it: the certificate behind a seal names the enterprise, and verification shows it.',
            'Using a seal of an enterprise takes a login; a signing link alone does not do.',
            'An abandoned seal never comes back; contracts that were signed with it stay as they are.',
          ],
        },
      ],
    },
    {
      id: 'templates',
      title: 'Templates',
      blocks: [
        {
          kind: 'text',
          text: 'What an enterprise sends again and again is laid out once: documents, roles, order and fields. Enterprise → Templates lists those that may be used.',
        },
        {
          kind: 'steps',
          items: [
            'Press New template, and begin with documents or with a contract there is; the menu of a contract has Save as template as well.',
            'Lay it out as you prepare a contract, with roles such as “Supplier” in the place of people. Give a contact now where it is always the same person.',
            'Press Review and save, then Enable.',
            'At its use name people for the roles, give texts and days beforehand where you like, look it over and send. Where a role is a list, the list is handed in next and everybody gets a contract.',
          ],
        },
        {
          kind: 'points',
          items: [
            'Where two people edit at once, whoever saves second is told; nobody’s work is covered.',
            'The use log of a template lists what was made from it. Disabling or deleting a template touches no contract that was sent.',
            'Who may create, edit, enable, disable and delete follows from their roles; the author of a template may always edit it.',
          ],
        },
      ],
    },
    {
      id: 'charges',
      title: 'Charges, bills and contract numbers',
      blocks: [
        {
          kind: 'text',
          text: 'Each contract you send takes one charge: of your own where you send it from your personal account, of the enterprise where you send it as its member. A void agreement takes none. Without charges nothing is sent, and you are told how many are left.',
        },
        {
          kind: 'steps',
          items: [
            'Open Account and seals → Charges and bills, or Enterprise → Finance, to see what is left, what was used, and the records. Records are filtered by day, kind, member or contract, and exported as CSV or Excel.',
            'Choose a package and place the order, then transfer the money to the account that is shown, with the order number on it.',
            'Once the money has come, the charges can be used at once, and the bill is there as a PDF.',
          ],
        },
        {
          kind: 'points',
          items: [
            'The charge of a contract whose documents could not be prepared, or that was revoked before they were, is given back. For every other contract it is spent when the contract is over.',
            'Set a low-balance notice, and you are told once when fewer charges are left than you have entered.',
            'An enterprise can enable a numbering rule under Contract numbers: a prefix, a date and a counter without gaps. Every contract sent from then on gets a number, is found by it, and bears it on each page where the rule says so.',
          ],
        },
      ],
    },
    {
      id: 'applications',
      title: 'Enterprises: API keys and webhooks',
      blocks: [
        {
          kind: 'text',
          text: 'Under Enterprise → Applications the owner lets their own systems call Countersign and hear from it. Nobody else may open the page.',
        },
        {
          kind: 'points',
          items: [
            'A key is shown once, when it is made. It acts for the owner within the permissions chosen and this enterprise alone, and never signs.',
            'Rotate a key to replace it: the old one works on for the time you choose. Revoke it, and it is dead at its next call.',
            'When the enterprise gets another owner its keys stop; the new owner rotates those that are to go on.',
            'A webhook is told of contracts the enterprise has sent, of its members and of its seals: a signed JSON with ids and statuses. Its secret, too, is shown once.',
            'The test button shows at once what your receiver answers; the log shows every delivery of the last thirty days and sends one again under the id it had.',
            'What fails is tried again for more than a day. A webhook that fails for three days is switched off, and the owner finds a message.',
          ],
        },
        {
          kind: 'note',
          text: 'Only public https addresses are taken. How a receiver checks the signature stands on the page of each webhook, ready to copy.',
        },
      ],
    },
    {
      id: 'start-server',
      title: 'Administrators: installing and starting',
      blocks: [
        {
          kind: 'text',
          text: 'Node.js 20.19 or later and git are all it needs. In the code, run npm start: the first start installs, builds, makes the database and the certificate authority, and ends with the address. npm start -- --demo makes demo people too.',
        },
        {
          kind: 'points',
          items: [
            'It starts in evaluation mode: the database lives in the process, and text messages and mail go nowhere but to /dev/outbox on this machine.',
            'For real use set MODE=production. It refuses to start on any unsafe setting and lists what is missing.',
            'npm run demo -- --out DIR shows the whole of a signing; npm run verify -- FILE.pdf judges any PDF.',
            'Staff have logins of their own at /operator/login; the first is made by npm run operator -- create --login NAME. There they decide on identities, find and revoke certificates, handle complaints, and see the health of the services and the audit log.',
          ],
        },
      ],
    },
    {
      id: 'settings',
      title: 'Administrators: settings',
      blocks: [
        {
          kind: 'text',
          text: 'All settings are environment variables; the README has the full table. A bad value stops the start with a line that names it. The most common:',
        },
        {
          kind: 'points',
          items: [
            'PUBLIC_URL: the address people use; links in messages begin with it.',
            'PKI_URL: the permanent address of certificates, revocation lists and OCSP. It goes into every certificate and can never change.',
            'DATABASE_URL: PostgreSQL 15 or later; without it the embedded database is used.',
            'DATA_DIR and KEYS_DIR: where data and keys lie, apart from each other.',
            'S3_*: keeps the files in an object store.',
            'SMTP_URL and MAIL_FROM: send e-mail. SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: hand text messages and calls to your provider.',
            'SOFFICE_PATH: LibreOffice, which turns office documents into PDF; without it only PDF and pictures are taken.',
          ],
        },
      ],
    },
    {
      id: 'backup',
      title: 'Administrators: backup and restoring',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Stop the server (Ctrl-C). With PostgreSQL there is no need: dump the database with its own tools.',
            'Copy DATA_DIR: db/ is the embedded database, blobs/ the files. tmp/ is not needed.',
            'Back up KEYS_DIR apart from it, in another place: kek protects the private keys of the authority, pepper the hashes of passwords and contacts.',
            'To restore, put both back where they were and start.',
          ],
        },
        {
          kind: 'note',
          text: 'Data without the keys: the authority can issue no more and nobody can log in with their password. Keys without the data are of no use. Keep the two apart. Completed contracts are not touched by either: they carry all that their verification needs.',
        },
      ],
    },
  ],
};
