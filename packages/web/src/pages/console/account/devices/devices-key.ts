/** The query key of the device list; every act that signs devices out invalidates it. */
export const devicesKey = ['devices'] as const;
