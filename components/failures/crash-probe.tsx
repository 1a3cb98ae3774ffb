/**
 * Crashes what it is placed in if the address has `?crash=<place>`, so that tests see what readers get then. Only in builds
 * with `NEXT_PUBLIC_CRASH_PROBE`: the variable is a constant of the build, so in any other no bundle contains the probe.
 * @param place such as `page`, `layout` or `Guides`, the name of a navbar item
 */
export function CrashProbe({ location }: { location: string }) {
  if (process.env.NEXT_PUBLIC_CRASH_PROBE) {
    return import('./armed-crash-probe.client').then(({ ArmedCrashProbe }) => <ArmedCrashProbe location={location} />);
  }
  return null;
}
