import { FILE_PASSWORD_MAX, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { fileRoutes, sealRoutes, verificationRoutes } from '../routes/files.ts';
import { file, personSeal, personWrite } from '../shapes/entities.ts';
import { drawnPicture } from '../shapes/ink.ts';
import { contractRecord, verification } from '../shapes/verification.ts';
import { lineText } from '../shapes/basics.ts';
import { fragmentFields } from '../shapes/fragments.ts';

const wsid = z.string().max(OPAQUE_ID_MAX);

/** Spec §7 "Chunked upload", Rulings §6.3. */
export const fileCalls = endpoints(fileRoutes, {
  uploadFragment: {
    access: 'account',
    summary:
      'Upload one chunk of a file: text fields first, then `file`; chunks may come in any order and may be repeated',
    multipart: true,
    query: z.looseObject({ storageUsage: z.literal('ENVELOPE') }),
    body: z.strictObject({
      ...fragmentFields,
      fileType: z.string().max(100).optional(),
      transform2PDF: z.enum(['true', 'false']).default('true'),
      from: z.string().max(16).default('LOCAL'),
      /**
       * Opens an encrypted PDF; may be sent with any chunk, also one repeated after ERROR_FILE_PASSWORD. Used at once and never
       * stored.
       */
      password: z.string().min(1).max(FILE_PASSWORD_MAX).optional(),
    }),
    response: z.object({ taskId: z.string(), received: z.array(z.number()), file: file.optional() }),
  },
  getFile: {
    access: 'file:owner',
    summary: 'The state of an upload',
    params: z.object({ fileWsid: wsid }),
    response: z.object({ file }),
  },
});

/** Spec §7 "Seals": personal seals, and the signatures that a person has saved. */
export const sealCalls = endpoints(sealRoutes, {
  listPersonSeals: {
    access: 'account',
    summary: 'The personal seals of the caller',
    response: z.object({ personSeals: z.array(personSeal) }),
  },
  createPersonSeal: {
    access: 'account',
    summary: 'Make a personal seal from a PNG or JPEG picture',
    multipart: true,
    body: z.strictObject({
      name: lineText(50),
      from: z.string().max(16).default('UPLOAD'),
      /** JSON of the strokes of a seal drawn by hand, in the form used for signatures. */
      strokes: z.string().max(200_000).optional(),
    }),
    response: z.object({ personSeal }),
  },
  deletePersonSeal: {
    access: 'account',
    summary: 'Delete a personal seal',
    params: z.object({ personSealWsid: wsid }),
    response: z.object({}),
  },
  getPersonSealPicture: {
    access: 'account',
    summary: 'The picture of a personal seal',
    params: z.object({ personSealWsid: wsid }),
    produces: 'image/png',
  },
  listPersonWrites: {
    access: 'account',
    summary: 'The signatures that the caller has saved, newest first',
    response: z.object({ personWrites: z.array(personWrite) }),
  },
  createPersonWrite: {
    // A free-login session uploads its signature picture too (Rulings §6.8).
    access: 'session',
    summary:
      'Save a drawn, typed or photographed signature; writeData is a PNG data-URI. For a drawn signature, ' +
      'strokes replace the picture: x, y and pressure 0 to 1 of each point, on a pad of the given size in pixels',
    body: drawnPicture,
    response: z.object({ personWrite }),
  },
  deletePersonWrite: {
    access: 'account',
    summary: 'Delete a saved signature',
    params: z.object({ writeWsid: wsid }),
    response: z.object({}),
  },
  getPersonWritePicture: {
    // A guest who came by a link sees what a phone has just drawn for them, and no other saved signature (Rulings §6.8).
    access: 'session',
    summary: 'The picture of a saved signature',
    params: z.object({ writeWsid: wsid }),
    produces: 'image/png',
  },
});

export const verificationCalls = endpoints(verificationRoutes, {
  verifyPdf: {
    access: 'public',
    summary:
      'Verify every signature and time-stamp of a PDF of at most 110 MB, at most 60 times a minute; the file is not stored. Without a login, a client ' +
      'has 20 seconds of processor time and regains 2 seconds a minute; with a login, 60 seconds and 20 a minute. ' +
      'An unsigned PDF is answered with valid false; `trustedThrough` names the root by which a signature is trusted',
    multipart: true,
    /** Opens an encrypted PDF that the empty password does not open (ERROR_FILE_PASSWORD). Used at once and never stored. */
    body: z.strictObject({ password: z.string().min(1).max(FILE_PASSWORD_MAX).optional() }),
    response: z.object({ verification }),
  },
  getContractRecord: {
    access: 'public',
    summary:
      'Whether a completed contract is in force, and the digests of its documents, for the holder of its report; neither names nor contents',
    params: z.object({ envelopeWsid: wsid }),
    response: z.object({ record: contractRecord }),
  },
});
