export const signature = `# What your signature means

Please take a minute for this page before you sign. It says in everyday words what happens when you sign here.

## What you declare

- That you have read the contract and agree to be bound by it. The page before the signature says what the button stands for; exactly these words become part of the evidence.
- A signature is not without legal effect just because it is electronic; but the law does not permit the electronic form for some documents. If in doubt, ask a lawyer first.
- You need not sign: a rejection notifies the sender and has no other consequence for you.

## What happens technically

- Our certificate authority uses a certificate for your signature. It contains your name, and says who verified the name.
- The signature covers every byte of the file. Any change after it is found when the file is verified.
- The time, network address, device, the way you were verified and the declaration that you were shown go into the audit record and into the evidence report.

## What it proves

- Someone who can receive codes at your phone number or e-mail address, or who knows your sign password, signed this file at that time.
- If your identity is verified: the holder of this account has proved their identity to the authority.
- Whether the file was changed after the signature, and what was changed.

## What it does not prove

- If your identity is not verified, the name is the one that you or the sender typed, and was not checked.
- The picture of a signature or seal proves no identity: the digital signature counts, not the picture.
- It does not prove that you understood the contract, nor that the contract is lawful or fair.

## Afterwards

- You get the completed file. Anyone can check it on the page “Verify a signed file”, or in a reader that supports signatures in PDF, without our help.
- A signature cannot be taken back. The parties can void a contract together; the agreement to do so needs the signature of each of them.
- It was not you who signed? Contact us at once: {service}.
`;
