"""Runs games on a Dask cluster, for measurements too large for one machine. Needs the extra ``dask``."""

import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

PYTHON = Path(__file__).resolve().parents[1]
KINDS = ("*.py", "weights.json")


@contextmanager
def executor(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to the scheduler at ``address`` and upload the engine to its workers.

    The context manager provides an executor and the number of threads of the cluster.
    """
    from distributed import Client

    with Client(address) as client, tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "kajuta_engine.zip"
        _pack(archive)
        client.upload_file(str(archive))
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        with client.get_executor() as pool:
            yield pool, max(1, threads)


def _pack(archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for package in ("kajuta", "league"):
            for kind in KINDS:
                for path in sorted((PYTHON / package).rglob(kind)):
                    packed.write(path, path.relative_to(PYTHON).as_posix())
