/** Locations of parameters, in the order in which they are validated and listed. */
export const parameterLocations = ['path', 'query', 'header'] as const;

export type ParameterLocation = (typeof parameterLocations)[number];
