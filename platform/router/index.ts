/**
 * The parts of react-router-dom that host and remotes share: component routing only. Its data
 * routers are left out: they would add 15 kB (brotli) to the visitor's page.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type Location,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
