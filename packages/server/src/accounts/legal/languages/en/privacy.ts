export const privacy = `# Privacy policy

This policy says which personal data {authority} (“we”) processes when you use the signing service, why, for how long, and which rights you have.

## The data

- Account: phone number, e-mail address, nickname and picture, and check values of your password and sign password. The passwords themselves are not stored.
- Verified identity, only if you apply for it: name, kind, number and pictures of the document. They are stored encrypted and used only for the decision and against impersonation.
- Contracts: the files that you upload, what you fill in, the pictures of signatures and seals, and the names and contacts of the participants.
- Acts: when, from which network address and with which device you viewed, signed or rejected something, which contact received a code, and which declaration you were shown.
- Certificates: the certificates issued for your signatures contain your name; a certificate for one signature also contains the number of the contract and the digest of the document.

## Purposes and grounds

- To provide the signing service that you ask for, which is necessary for the agreement between you and us.
- To keep evidence of who signed what and when, for you and the other parties of a contract, and to fulfil the legal duties of a certification service.
- To protect accounts and the platform, for example by limits on codes and on wrong attempts.
- We do not sell your personal data, and we do not use it for advertising or profiling.

## Who can see it

- The sender and the participants of a contract see its contents, the names of the parties, the times of signing, and the evidence report. Contacts are partly masked in the report.
- A signed file contains the names and certificates of its signers. Everyone who receives the file can see them.
- Providers of text messages, e-mail and storage that work for us get only what their service needs.
- Where the law requires it, we give data to the competent authorities.

## How long

- Account data is kept until you delete the account.
- Completed contracts, evidence and certificates are kept as the parties have set and as long as the law requires. Deleting an account does not delete them, because the other parties need the evidence too.
- Audit records are kept permanently, with contacts partly masked.

## Your rights

- In the account settings you can see and correct your data, download it, and delete the account.
- You may decline to sign any contract. That does not affect your account.
- You may also ask us for access, correction or erasure, or withdraw a consent. A withdrawal does not affect what was processed before it, nor signatures already made.
- Contact: {service}. You may also complain to the supervisory authority.

## Cookies and local storage

- We use only the cookies that keep you logged in, and store the language, the appearance and values that you have not submitted yet in your browser. There are no cookies for statistics or advertising.

## Changes

- When this policy changes, we publish the date of the new version and ask you to confirm it at your next login.
`;
