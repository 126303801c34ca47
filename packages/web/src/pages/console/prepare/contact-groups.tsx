import { Suspense, lazy, useState } from 'react';
import { Box, Button, Skeleton } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import type { PersonRow } from './model/people-rows.ts';
import { useGroupsText } from './text-groups.ts';

const GroupList = lazy(async () => ({ default: (await import('./group-list.tsx')).GroupList }));

export interface GroupsProps {
  rows: readonly PersonRow[];
  onAdd: (rows: readonly PersonRow[]) => void;
  mayNameColleagues: boolean;
}

/** The contact groups of the account: added with a tap, saved from the participants here (Rulings §3 "Contact groups"). */
export function ContactGroups(props: GroupsProps) {
  const words = useGroupsText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={words.groups}
        trigger={<Button icon="star" label={words.groups} />}
      >
        {open && (
          <Box p={3}>
            <Suspense fallback={<Skeleton height={156} />}>
              <GroupList {...props} />
            </Suspense>
          </Box>
        )}
      </Popover>
    </div>
  );
}
