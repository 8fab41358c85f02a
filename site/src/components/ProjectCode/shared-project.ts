/** Host of the shared project that samples open. */
export const sharedProject = 'demo.avaturn.dev';
