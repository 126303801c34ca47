import { MM_TO_PT, SEAL_BOX_PT } from '@countersign/domain';

/** The size of a seal on paper, in millimetres, in a field of the default size (Spec §9); the ratio is kept. */
export function sealSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(SEAL_BOX_PT.width / width, SEAL_BOX_PT.height / height) / MM_TO_PT;
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
