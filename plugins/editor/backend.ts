import type { GiteaBackend, GitHubBackend, GitLabBackend } from "@sveltia/cms";
import type { SiteEnvironment } from "../utils/environment";

export type EditorBackend = GitHubBackend | GitLabBackend | GiteaBackend;

/** For `npm run edit`. The editor works on a folder of this computer, so the repository is only a name. */
export const LOCAL_BACKEND: EditorBackend = { name: "gitea", repo: "this-computer/site", auth_methods: ["token"] };

/** The hosts that the editor asks. */
interface Service {
  readonly origin: string;
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

const SERVICES: Readonly<Record<EditorBackend["name"], Service>> = {
  github: {
    origin: "https://api.github.com",
    connect: ["https://www.githubstatus.com"],
    images: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    origin: "https://gitlab.com",
    connect: ["https://status-api.hostedstatus.com"],
    images: ["https://secure.gravatar.com"],
  },
  gitea: { origin: "https://gitea.com", connect: [], images: [] },
};

const isService = (name: string): name is EditorBackend["name"] => name in SERVICES;

/** The backend of the published editor. Undefined if the editor is switched off, as it is by default. */
export const editorBackend = ({
  GATSBY_EDITOR_BACKEND: name = "",
  GATSBY_EDITOR_REPO: repo = "",
  GATSBY_EDITOR_BRANCH: branch = "main",
  GATSBY_EDITOR_HOST: address = "",
  GATSBY_EDITOR_LOGIN: login = "",
}: SiteEnvironment): EditorBackend | undefined => {
  if (!isService(name)) return undefined;
  const host = address.replace(/\/$/, "");
  const common = { repo, branch, ...(login ? {} : { auth_methods: ["token" as const] }) };
  // GitHub needs a server between the editor and the login. The others accept the page itself, by its id.
  if (name === "github") {
    return { name, ...common, ...(host ? { api_root: `${host}/api/v3` } : {}), ...(login ? { base_url: login } : {}) };
  }
  const own = {
    ...(host ? { base_url: host, api_root: `${host}/api/${name === "gitlab" ? "v4" : "v1"}` } : {}),
    ...(login ? { app_id: login } : {}),
  };
  return name === "gitlab" ? { name, ...common, ...own, auth_type: login ? "pkce" : "" } : { name, ...common, ...own };
};

const hostsOf = (backend: EditorBackend): Pick<Service, "connect" | "images"> => {
  if (backend === LOCAL_BACKEND) return { connect: [], images: [] };
  const { origin, connect, images } = SERVICES[backend.name];
  if (backend.api_root === undefined) return { connect: [origin, ...connect], images: [origin, ...images] };
  const own = new URL(backend.api_root).origin;
  return { connect: [own], images: [own, ...images] };
};

/** The policy of the editor's page: only its own files, and the service it saves to. */
export const editorPolicy = (backend: EditorBackend): string => {
  const { connect, images } = hostsOf(backend);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(" "),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...connect].join(" "),
    // The preview is a page of this site, in a frame that has a `<base>`.
    ...(backend === LOCAL_BACKEND ? ["frame-src 'self' blob:", "base-uri 'self'"] : ["base-uri 'none'"]),
    "form-action 'none'",
  ].join("; ");
};
