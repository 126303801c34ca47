import { describe, expect, it } from 'vitest';
import { type TreeParticipant, participantTree } from './tree.ts';

interface Named extends TreeParticipant {
  readonly name: string;
}
const one = (name: string, more: Partial<TreeParticipant> = {}): Named => ({
  name,
  actionType: 'SIGNER',
  type: 'PERSON',
  sequence: 1,
  groupId: null,
  position: null,
  enterpriseName: null,
  enterpriseWsid: null,
  ...more,
});
const member = (name: string, enterpriseName: string, more: Partial<TreeParticipant> = {}): Named =>
  one(name, { type: 'ENTERPRISE_MEMBER', enterpriseName, ...more });
const names = (nodes: readonly Named[]): string[] => nodes.map(({ name }) => name);

describe('The tree of participants (Spec §3 "Groups")', () => {
  it('has the sender at its root, and participants without a group beside the groups', () => {
    const sender = one('sender', { actionType: 'SENDER', sequence: 0 });
    const tree = participantTree([one('b', { sequence: 2 }), sender, one('a')]);
    expect(tree.sender?.name).toBe('sender');
    expect(names(tree.nodes)).toEqual(['a', 'b']);
    expect(tree.groups).toEqual([]);
  });

  it('puts the participants of a group together in acting order, with the group that acts first in front', () => {
    const tree = participantTree([
      one('late', { groupId: 'A', sequence: 3 }),
      one('first', { groupId: 'B', sequence: 1, position: 2 }),
      one('beside', { groupId: 'B', sequence: 1, position: 1 }),
      one('second', { groupId: 'A', sequence: 2 }),
    ]);
    expect(tree.groups.map(({ groupName, nodes }) => [groupName, names(nodes)])).toEqual([
      ['B', ['beside', 'first']],
      ['A', ['second', 'late']],
    ]);
  });

  it('groups participants who act for one enterprise, and names it', () => {
    const tree = participantTree([
      member('clerk', 'Acme'),
      member('owner', 'Acme', { type: 'ENTERPRISE_ROLE', enterpriseWsid: 'WSID_ENTE_1', sequence: 2 }),
      member('other', 'Umbrella'),
    ]);
    expect(tree.groups).toEqual([
      expect.objectContaining({ groupName: 'Acme', enterpriseName: 'Acme', enterpriseWsid: 'WSID_ENTE_1' }),
      expect.objectContaining({ groupName: 'Umbrella', enterpriseName: 'Umbrella', enterpriseWsid: null }),
    ]);
    expect(tree.nodes).toEqual([]);
  });

  it('names no enterprise for a mixed group', () => {
    const tree = participantTree([
      member('clerk', 'Acme', { groupId: 'Buyers' }),
      one('friend', { groupId: 'Buyers' }),
    ]);
    expect(tree.groups).toEqual([
      expect.objectContaining({ groupName: 'Buyers', enterpriseName: null, enterpriseWsid: null }),
    ]);
  });
});
