/** The key of the list of devices, asked for again by whatever signs some of them out. */
export const devicesKey = ['devices'] as const;
