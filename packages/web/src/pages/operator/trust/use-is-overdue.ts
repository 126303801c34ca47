import type { TrustList } from '@countersign/contract';
import { useNow } from '../parts/use-now.ts';
import { isOverdue } from './is-overdue.ts';

/** Whether the list is overdue now. */
export const useIsOverdue = (list: TrustList): boolean => isOverdue(list, useNow());
