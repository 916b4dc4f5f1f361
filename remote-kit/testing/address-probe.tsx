import {
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from '@topwords/platform/router';

/** Lets a test read the current address, and navigate like a link of another part. */
export interface AddressProbe {
  location: () => Location;
  /** Path and query: `/words?lang=es`. */
  address: () => string;
  navigate: NavigateFunction;
}

/** Creates a probe and the component that feeds it; render the component inside the router. */
export function createAddressProbe() {
  let here: { location: Location; navigate: NavigateFunction } | null = null;

  function Probe() {
    here = { location: useLocation(), navigate: useNavigate() };
    return null;
  }

  function present() {
    if (!here) throw new Error('The probe is not rendered');
    return here;
  }

  const probe: AddressProbe = {
    location: () => present().location,
    address: () => present().location.pathname + present().location.search,
    navigate: ((to: string) => present().navigate(to)) as NavigateFunction,
  };
  return { Probe, probe };
}
