import { messageOf, requestIdOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Shows what went wrong, with the request id to copy (ux 38). */
export const showError = (error: unknown): void => toast('warning', messageOf(error), requestIdOf(error));
