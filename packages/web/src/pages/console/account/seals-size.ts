import { MM_TO_PT, SEAL_BOX_PT } from '@countersign/domain';

/** What a seal measures on paper in a field of the default size (Spec §9), its ratio kept; millimetres. */
export function sealSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(SEAL_BOX_PT.width / width, SEAL_BOX_PT.height / height) / MM_TO_PT;
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
