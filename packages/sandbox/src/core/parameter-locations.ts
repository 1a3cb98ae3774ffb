/** Locations of parameters, in the order in which the reference lists them. */
export const parameterLocations = ['path', 'query', 'header'] as const;
