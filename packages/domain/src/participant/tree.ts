import type { ActionType, ParticipantType } from '../vocabulary.ts';

/** What the tree needs to know of a participant (Spec §3 "Participant (front end)"). */
export interface TreeParticipant {
  readonly actionType: ActionType;
  readonly type: ParticipantType;
  readonly sequence: number;
  /** The name of the group the sender has put it into. */
  readonly groupId: string | null;
  readonly position: number | null;
  readonly enterpriseName: string | null;
  readonly enterpriseWsid: string | null;
}

/** Spec §3 "Groups": an enterprise group has the enterprise's name and id as well. */
export interface ParticipantGroup<P> {
  readonly groupName: string;
  readonly enterpriseName: string | null;
  readonly enterpriseWsid: string | null;
  readonly nodes: readonly P[];
}

export interface ParticipantTree<P> {
  /** The root; null where the sender is not among them. */
  readonly sender: P | null;
  readonly groups: readonly ParticipantGroup<P>[];
  /** Those who stand in no group, beside the groups. */
  readonly nodes: readonly P[];
}

const actsForEnterprise = ({ type }: TreeParticipant): boolean =>
  type === 'ENTERPRISE_MEMBER' || type === 'ENTERPRISE_ROLE';

/** The group it belongs to: the one the sender chose, else that of the enterprise it acts for. */
const groupNameOf = (one: TreeParticipant): string | null =>
  one.groupId ?? (actsForEnterprise(one) ? (one.enterpriseName ?? one.enterpriseWsid) : null);

const inOrder = (a: TreeParticipant, b: TreeParticipant): number =>
  a.sequence - b.sequence || (a.position ?? Infinity) - (b.position ?? Infinity) || 0;

/**
 * The participants as a tree with the sender at its root (Spec §3 "Groups"): groups in the order of whoever acts first
 * in them. A group in which everybody acts for the same enterprise is an enterprise group.
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
