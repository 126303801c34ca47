import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: 'Administrators: backup and restore',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Stop the server (Ctrl-C). With PostgreSQL you need not stop it: dump the database with its own tools.',
        'Copy DATA_DIR: db/ is the embedded database, blobs/ contains the files. tmp/ is not needed.',
        'Back up KEYS_DIR separately, in another place: kek protects the private keys of the authority, pepper protects the hashes of passwords and contacts.',
        'To restore, put both back in their original places and start the server.',
      ],
    },
    {
      kind: 'note',
      text: 'With the data but without the keys, the authority can issue no more certificates, and no one can log in with their old password. Keys without the data are useless. Store the two backups separately. Completed contracts are not affected: the files contain everything that their verification needs.',
    },
  ],
};
