import type { ActionType, ParticipantType } from '../vocabulary.ts';

/** The data of a participant that the tree needs (Spec §3 "Participant (front end)"). */
export interface TreeParticipant {
  readonly actionType: ActionType;
  readonly type: ParticipantType;
  readonly sequence: number;
  /** The group that the sender chose for it. */
  readonly groupId: string | null;
  readonly position: number | null;
  readonly enterpriseName: string | null;
  readonly enterpriseWsid: string | null;
}

/** Spec §3 "Groups": an enterprise group has the enterprise's name and id as well. */
interface ParticipantGroup<P> {
  readonly groupName: string;
  readonly enterpriseName: string | null;
  readonly enterpriseWsid: string | null;
  readonly nodes: readonly P[];
}

export interface ParticipantTree<P> {
  /** The root; null if the sender is not among the participants. */
  readonly sender: P | null;
  readonly groups: readonly ParticipantGroup<P>[];
  /** Participants in no group, beside the groups. */
  readonly nodes: readonly P[];
}

const actsForEnterprise = ({ type }: TreeParticipant): boolean =>
  type === 'ENTERPRISE_MEMBER' || type === 'ENTERPRISE_ROLE';

/** Its group: the one chosen by the sender, else that of the enterprise it acts for. */
const groupNameOf = (one: TreeParticipant): string | null =>
  one.groupId ?? (actsForEnterprise(one) ? (one.enterpriseName ?? one.enterpriseWsid) : null);

const inOrder = (a: TreeParticipant, b: TreeParticipant): number =>
  a.sequence - b.sequence || (a.position ?? Infinity) - (b.position ?? Infinity) || 0;

/**
 * The participants as a tree with the sender at its root (Spec §3 "Groups"). Groups are in the order of their first
 * participant to act. A group whose participants all act for the same enterprise is an enterprise group.
 */
export function participantTree<P extends TreeParticipant>(participants: readonly P[]): ParticipantTree<P> {
  const acting = participants.filter(({ actionType }) => actionType !== 'SENDER').toSorted(inOrder);
  const byName = new Map<string, P[]>();
  for (const one of acting) {
    const name = groupNameOf(one);
    if (name !== null) byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return {
    sender: participants.find(({ actionType }) => actionType === 'SENDER') ?? null,
    groups: [...byName].map(([groupName, nodes]) => ({ groupName, ...enterpriseOf(nodes), nodes })),
    nodes: acting.filter((one) => groupNameOf(one) === null),
  };
}

function enterpriseOf(
  nodes: readonly TreeParticipant[],
): Pick<ParticipantGroup<never>, 'enterpriseName' | 'enterpriseWsid'> {
  const [first] = nodes;
  const isOne =
    first !== undefined && nodes.every((one) => actsForEnterprise(one) && one.enterpriseName === first.enterpriseName);
  if (!isOne) return { enterpriseName: null, enterpriseWsid: null };
  const enterpriseWsid = nodes.find((one) => one.enterpriseWsid !== null)?.enterpriseWsid ?? null;
  return { enterpriseName: first.enterpriseName, enterpriseWsid };
}
