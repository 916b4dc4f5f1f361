/**
 * The parts of react-router-dom that host and remotes share: routing by components alone. Its data
 * routers are left out, which weigh 15 kB (brotli) more on the visitor's page.
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
