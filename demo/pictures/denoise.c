/* Edge-avoiding à-trous wavelet filter (Dammertz et al. 2010) with variance-guided range weights
 * (Schied et al. 2017) over two independent half renders: each half is filtered with weights taken
 * from the other, so that noise does not steer its own filter.
 * a, b: h*w*3 radiance of the two halves, filtered in place. var: h*w noise variance of one half's luminance.
 * feature: h*w*k guide values, already divided by their tolerances. plane: h*w*3 depth and its slope along x and y,
 * so that a floor seen at a flat angle still counts as one surface. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float lum(const float *p) { return 0.25f * p[0] + 0.6f * p[1] + 0.15f * p[2]; }

/* exp(-x) for x >= 0, exact enough for a weight. */
static inline float decay(float x) {
  float t = 1.0f + x * 0.125f;
  t = t * t;
  t = t * t;
  return 1.0f / (t * t);
}

void atrous(float *a, float *b, float *var, const float *feature, const float *plane, int k, int h, int w, int levels, float sigma,
            float floor_) {
  static const float kernel[3] = {0.375f, 0.25f, 0.0625f};
  size_t n = (size_t)h * w;
  float *na = malloc(n * 12), *nb = malloc(n * 12), *nv = malloc(n * 4), *la = malloc(n * 4), *lb = malloc(n * 4),
        *sd = malloc(n * 4);
  for (int level = 0; level < levels; level++) {
    int step = 1 << level;
#pragma omp parallel for schedule(dynamic, 16)
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        size_t p = (size_t)y * w + x;
        float sa = 0, sb = 0, v = 0, c = 0;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++) {
            int yy = y + dy, xx = x + dx;
            if (yy < 0 || xx < 0 || yy >= h || xx >= w) continue;
            size_t q = (size_t)yy * w + xx;
            float g = (dx ? 0.25f : 0.5f) * (dy ? 0.25f : 0.5f);
            sa += g * lum(a + 3 * q);
            sb += g * lum(b + 3 * q);
            v += g * var[q];
            c += g;
          }
        la[p] = sa / c;
        lb[p] = sb / c;
        sd[p] = sigma * sqrtf(v / c) + floor_ * (0.5f * (sa + sb) / c + 0.02f);
      }
#pragma omp parallel for schedule(dynamic, 16)
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        size_t p = (size_t)y * w + x;
        const float *fp = feature + p * k;
        float inv = 1.0f / sd[p];
        float ra[3] = {0}, rb[3] = {0}, wa = 0, wb = 0, vs = 0;
        for (int j = -2; j <= 2; j++) {
          int yy = y + j * step;
          if (yy < 0 || yy >= h) continue;
          for (int i = -2; i <= 2; i++) {
            int xx = x + i * step;
            if (xx < 0 || xx >= w) continue;
            size_t q = (size_t)yy * w + xx;
            const float *fq = feature + q * k;
            float d = plane[3 * q] - plane[3 * p] - plane[3 * p + 1] * i * step - plane[3 * p + 2] * j * step;
            d *= d;
            for (int f = 0; f < k; f++) {
              float t = fp[f] - fq[f];
              d += t * t;
            }
            float g = kernel[abs(i)] * kernel[abs(j)] * decay(d);
            float ga = g * decay(fabsf(lb[p] - lb[q]) * inv), gb = g * decay(fabsf(la[p] - la[q]) * inv);
            for (int c = 0; c < 3; c++) {
              ra[c] += ga * a[3 * q + c];
              rb[c] += gb * b[3 * q + c];
            }
            wa += ga;
            wb += gb;
            float gm = 0.5f * (ga + gb);
            vs += gm * gm * var[q];
          }
        }
        float wm = 0.5f * (wa + wb);
        for (int c = 0; c < 3; c++) {
          na[3 * p + c] = ra[c] / wa;
          nb[3 * p + c] = rb[c] / wb;
        }
        nv[p] = vs / (wm * wm);
      }
    memcpy(a, na, n * 12);
    memcpy(b, nb, n * 12);
    memcpy(var, nv, n * 4);
  }
  free(na), free(nb), free(nv), free(la), free(lb), free(sd);
}
