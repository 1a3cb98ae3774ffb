/**
 * Crashes what it is placed in if the address has `?crash=<location>`, so that tests see what readers get then. It works in builds with
 * `NEXT_PUBLIC_CRASH_PROBE`; the variable is a constant of the build, so that no other build contains the probe.
 * @param props.location such as `page`, `layout` or `Guides`, the name of a navbar item
 */
export function CrashProbe({ location }: { location: string }) {
  if (process.env.NEXT_PUBLIC_CRASH_PROBE) {
    return import('./armed-crash-probe.client').then(({ ArmedCrashProbe }) => <ArmedCrashProbe location={location} />);
  }
  return null;
}
