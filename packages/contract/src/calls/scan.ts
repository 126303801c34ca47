import { NAME_MAX, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { scanRoutes } from '../routes/scan.ts';
import { drawnPicture } from '../shapes/ink.ts';
import { scan, scanPurpose } from '../shapes/people.ts';
import { lineText } from '../shapes/basics.ts';

const scanParams = z.object({ scanWsid: z.string().max(OPAQUE_ID_MAX) });
const secret = z.string().min(1).max(100);

/** Spec §7 "Sockets for scan-upload": the desktop shows a QR code, the phone draws, the desktop is notified. */
export const scanCalls = endpoints(scanRoutes, {
  createScan: {
    access: 'session',
    summary: 'A QR code by which a phone draws a signature or a seal for the caller, once, within five minutes',
    body: z.strictObject({ purpose: scanPurpose, name: lineText(NAME_MAX).optional() }),
    response: z.object({ scan }),
  },
  openScan: {
    access: 'public',
    summary: 'What the phone is to draw and for whom; the desktop is notified that it has begun',
    params: scanParams,
    body: z.strictObject({ secret }),
    response: z.object({ purpose: scanPurpose, displayName: z.string(), expireIn: z.number() }),
  },
  finishScan: {
    access: 'public',
    summary: 'Submit the drawing, a PNG data-URI and its strokes; the QR code is used up',
    params: scanParams,
    body: drawnPicture.extend({ secret }),
    response: z.object({}),
  },
});
