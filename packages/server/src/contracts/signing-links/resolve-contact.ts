import {
  CONTACT_MASK,
  type Decision,
  type Service,
  accept,
  fromWsid,
  identifyingContactOf,
  maskContact,
  normaliseContact,
  refuse,
} from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import { participant } from '../envelopes/views.ts';

/** Services whose code is for one participant (Rulings §5.4). */
export const isForParticipant = (service: Service): boolean => service === 'SIGN' || service === 'SIGNING_OBJECT';

export interface ResolvedContact {
  /** Normalised; for a masked contact that matches no one the masked text, to which nothing is ever sent. */
  readonly value: string;
  readonly kind: 'phone' | 'email';
  readonly reachable: boolean;
}

/**
 * The contact that is meant. A person who opens a signing link sees the contact masked and may send it masked, together
 * with the participant; a mask that matches no one is processed like one that does, so that the answers cannot be told
 * apart.
 */
export async function resolveContact(
  tx: Tx,
  text: string,
  { service, destination }: { service: Service; destination: string | null },
): Promise<Decision<ResolvedContact>> {
  const plain = normaliseContact(text);
  if (plain !== null) return accept({ ...plain, reachable: true });
  const mayBeMasked = isForParticipant(service) && text.includes(CONTACT_MASK);
  if (!mayBeMasked || destination === null) return refuse('ERROR_CONTACT');
  const identifying = await contactOf(tx, destination);
  const meant = identifying !== null && maskContact(identifying) === text ? identifying : undefined;
  const kind = text.includes('@') ? 'email' : 'phone';
  return accept(
    meant === undefined ? { value: text, kind, reachable: false } : { value: meant, kind, reachable: true },
  );
}

/** Only the contact that identifies the participant: a code to the other one would prove nothing (Rulings §8.11). */
async function contactOf(tx: Tx, participantWsid: string): Promise<string | null> {
  const id = fromWsid('participant', participantWsid);
  if (id === null) return null;
  const [row] = await tx
    .select({
      phone: participant.phone,
      email: participant.email,
      identifyingContact: participant.identifyingContact,
    })
    .from(participant)
    .where(eq(participant.id, id));
  return row === undefined ? null : (identifyingContactOf(row)?.value ?? null);
}
