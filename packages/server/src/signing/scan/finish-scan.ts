import type { Api } from '@countersign/contract';
import { type InkStrokes, refuse, toWsid } from '@countersign/domain';
import { recordAudit } from '../../trust/index.ts';
import {
  type Handler,
  type PictureRow,
  type RequestContext,
  type Services,
  bytesOfDataUri,
  demand,
  keepPicture,
  onCommit,
} from '../../platform/index.ts';
import { judgeScan } from './judge-scan.ts';
import { scanPush } from './scan-push.ts';
import { type ScanRow, giveScanBack, setDrawn, takeScan } from './store.ts';

/** The drawing as a picture (data URI) and as strokes. */
interface Drawn {
  readonly writeData: string;
  readonly strokes?: InkStrokes | undefined;
}

/**
 * Stores the drawing of the phone as a signature or seal of the person who showed the QR code. The code is used up before the
 * picture is validated, so that of several concurrent ones only one is stored; an invalid picture makes it usable again.
 */
export const finishScan: Handler<Api['finishScan']> = async (services, { params, body, context }) => {
  const { now } = context;
  const { secret, ...drawn } = body;
  const taken = await services.db.withTx(async (tx) => {
    const judged = await judgeScan(tx, { ...params, secret }, now);
    if (!judged.ok) return judged;
    return (await takeScan(tx, judged.value.id, now)) ? judged : refuse('ERROR_SCAN_EXPIRED');
  });
  const scan = demand(taken);
  try {
    await tell(services, scan, await keep(services, scan, drawn, now), context);
  } catch (error) {
    await services.db.withTx((tx) => giveScanBack(tx, scan.id));
    throw error;
  }
  return {};
};

function keep(
  services: Services,
  { purpose, personId, name }: ScanRow,
  { writeData, strokes }: Drawn,
  now: Date,
): Promise<PictureRow> {
  const kind = purpose === 'SEAL' ? 'PERSON_SEAL' : 'WRITE';
  const given = { kind, personId, name: kind === 'WRITE' ? '' : name, origin: 'SCAN' } as const;
  return keepPicture(services, { ...given, bytes: bytesOfDataUri(writeData), strokes }, now);
}

async function tell(
  services: Services,
  { id, sessionId, personId, purpose }: ScanRow,
  picture: PictureRow,
  { now, ip, userAgent, requestId }: RequestContext,
): Promise<void> {
  const targertWsid = toWsid(purpose === 'SEAL' ? 'personSeal' : 'write', picture.id);
  await services.db.withTx(async (tx) => {
    await setDrawn(tx, id, picture.id);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'scan.finished',
      personId,
      sessionId,
      actorName: '',
      ip,
      userAgent,
      requestId,
      detail: { purpose, picture: targertWsid, digest: picture.digest },
    });
    onCommit(() => services.push.toScan(sessionId, scanPush('SCAN_RESULT', { scanId: id, targertWsid })));
  });
}
