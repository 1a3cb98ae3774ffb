/** The methods of operations, in the order in which the reference lists them. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type HttpMethod = (typeof httpMethods)[number];
