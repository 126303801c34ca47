import type { ContactGroup } from '@countersign/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../api/client.ts';
import { setLanguage } from '../../../text/text.ts';
import { GroupList } from './group-list.tsx';
import { groupsQuery } from './group-queries.ts';
import { type PersonRow, emptyRow } from './model/people-rows.ts';

const person = (name: string, phone: string, more: Partial<ContactGroup['people'][number]> = {}) => ({
  name,
  contact: { phone, email: null },
  identifyingContact: 'PHONE' as const,
  enterpriseName: null,
  memberWsid: null,
  roleType: 'SIGNER' as const,
  ...more,
});
const SUPPLY: ContactGroup = {
  contactGroupWsid: 'WSID_CGRP_1',
  name: '年度供货',
  modifiedDatetime: '2026-05-01T00:00:00.000Z',
  people: [
    person('王小明', '13800138000'),
    person('李雷', '13900139000', { roleType: 'CHECKER', enterpriseName: '李记' }),
    person('同事', '139****0001', { memberWsid: 'WSID_EUSR_1' }),
  ],
};
const wang: PersonRow = { ...emptyRow('a'), name: '王小明', contact: '13800138000' };
const onAdd = vi.fn<(rows: readonly PersonRow[]) => void>();

beforeEach(() => {
  setLanguage('en');
  onAdd.mockClear();
  queryClient.setQueryData(groupsQuery.queryKey, [SUPPLY]);
});
const list = (rows: readonly PersonRow[], mayNameColleagues = false) => (
  <QueryClientProvider client={queryClient}>
    <GroupList rows={rows} onAdd={onAdd} mayNameColleagues={mayNameColleagues} />
  </QueryClientProvider>
);
const shown = (...given: Parameters<typeof list>) => render(list(...given));
const group = page.getByRole('button', { name: /年度供货/ }).first();

test('adds the people of a group who are not among the participants yet, with their duties', async () => {
  await shown([wang]);
  await group.click();
  expect(onAdd).toHaveBeenCalledOnce();
  expect(onAdd.mock.calls[0]?.[0]).toEqual([
    expect.objectContaining({ name: '李雷', contact: '13900139000', role: 'CHECKER', enterpriseName: '李记' }),
  ]);
});

test('names colleagues where the account that sends is the one of the group', async () => {
  await shown([], true);
  await group.click();
  expect(onAdd.mock.calls[0]?.[0].map(({ name, memberWsid }) => [name, memberWsid])).toEqual([
    ['王小明', null],
    ['李雷', null],
    ['同事', 'WSID_EUSR_1'],
  ]);
});

test('adds nothing where all are participants already', async () => {
  await shown([wang, { ...emptyRow('b'), name: '李雷', contact: '13900139000' }]);
  await expect.element(group).toHaveAttribute('aria-disabled', 'true');
});

test('offers to save the complete lines, and says how to begin without any', async () => {
  const screen = await shown([wang, { ...emptyRow('b'), name: '半行' }]);
  await expect.element(page.getByLabelText('Save the participant here as a group')).toBeVisible();
  await screen.rerender(list([]));
  await expect.element(page.getByText('Enter participants first')).toBeVisible();
});

test('asks for a name before anything is sent', async () => {
  await shown([wang]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter a name for the group')).toBeVisible();
});
