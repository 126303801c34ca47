import type { TreeParticipant } from '@countersign/domain';
import { sequencesOf } from './model/people-order.ts';
import { type PersonRow, isBlank } from './model/people-rows.ts';

export interface Leaf extends TreeParticipant {
  readonly key: string;
  readonly name: string;
  readonly index: number;
}

export function leavesOf(rows: readonly PersonRow[]): Leaf[] {
  const numbers = sequencesOf(rows);
  return rows.flatMap((row, index) =>
    isBlank(row)
      ? []
      : [
          {
            key: row.key,
            name: row.name.trim() || row.contact.trim(),
            index,
            position: index,
            actionType: row.role,
            type: row.type,
            sequence: numbers[index]!,
            groupId: row.groupId.trim() || null,
            enterpriseName: row.enterpriseName.trim() || null,
            enterpriseWsid: row.enterpriseWsid,
          },
        ],
  );
}
